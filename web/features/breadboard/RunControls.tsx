import { Pause, Play, RotateCcw, Volume2, VolumeX } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import type { LiveBoard } from "./live-board.ts";
import { useReading } from "./use-reading.ts";

interface RunControlsProps {
	board: LiveBoard;
	/** Null where the circuit has nothing that sounds. */
	sound: { on: boolean; onToggle: () => void } | null;
}

const FLOATING = "bg-surface shadow-lift-1";

/** Run, Pause, Reset: they act on the program that was uploaded. */
export function RunControls({ board, sound }: RunControlsProps) {
	const state = useReading(board, (reading) => reading.state);
	const loaded = state === "running" || state === "paused";
	return (
		<div className="flex flex-wrap gap-2">
			<Button
				disabled={!loaded || state === "running"}
				onClick={board.run}
				title={m.board_run_hint()}
				className="!bg-leaf !text-surface enabled:hover:brightness-95"
			>
				<Play size={18} fill="currentColor" aria-hidden="true" />
				{m.board_run()}
			</Button>
			<Button
				variant="quiet"
				disabled={state !== "running"}
				onClick={board.pause}
				aria-label={m.board_pause()}
				title={m.board_pause()}
				className={FLOATING}
			>
				<Pause size={18} fill="currentColor" aria-hidden="true" />
			</Button>
			<Button
				variant="quiet"
				disabled={!loaded}
				onClick={board.reset}
				aria-label={m.board_reset()}
				title={m.board_reset()}
				className={FLOATING}
			>
				<RotateCcw size={18} aria-hidden="true" />
			</Button>
			{sound && (
				<Button
					variant="quiet"
					onClick={sound.onToggle}
					aria-label={sound.on ? m.board_sound_on() : m.board_sound_off()}
					title={sound.on ? m.board_sound_on() : m.board_sound_off()}
					className={FLOATING}
				>
					{sound.on ? <Volume2 size={18} aria-hidden="true" /> : <VolumeX size={18} aria-hidden="true" />}
				</Button>
			)}
		</div>
	);
}
