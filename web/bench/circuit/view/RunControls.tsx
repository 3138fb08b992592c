import { Pause, Play, RotateCcw, Snail, Square, Volume2, VolumeX } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { Button } from "#web/platform/ui/Button.tsx";

interface RunControlsProps {
	board: LiveBoard;
	/** Null where the circuit has nothing that sounds. */
	sound: { on: boolean; onToggle: () => void } | null;
}

const FLOATING = "bg-surface shadow-lift-1";

/** Run or Stop, Pause, Reset: they act on the program that was uploaded. */
export function RunControls({ board, sound }: RunControlsProps) {
	const state = useReading(board, (reading) => reading.state);
	const running = state === "running";
	const loaded = running || state === "paused";
	const Icon = running ? Square : Play;
	return (
		<div className="flex flex-wrap gap-2">
			<Button
				once
				variant={running ? "danger" : "primary"}
				disabled={!loaded}
				onClick={running ? board.stop : board.run}
				title={running ? m.board_stop_hint() : m.board_run_hint()}
				className={running ? undefined : "!bg-leaf !text-surface enabled:hover:brightness-95"}
			>
				<Icon size={18} fill="currentColor" aria-hidden="true" />
				{running ? m.board_stop() : m.board_run()}
			</Button>
			<Button
				variant="quiet"
				disabled={!running}
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
			<PaceButton board={board} />
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

/** From real time to a tenth of it, so that fast things can be seen. */
const PACES = [1, 0.5, 0.1];

function PaceButton({ board }: { board: LiveBoard }) {
	const pace = useReading(board, (reading) => reading.pace);
	const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 1;
	const label = m.board_pace({ pace });
	return (
		<Button
			variant="quiet"
			onClick={() => board.setPace(next)}
			aria-label={label}
			title={label}
			className={`${FLOATING} !px-3 ${pace === 1 ? "" : "!border-teal !text-teal-deep"}`}
		>
			<Snail size={18} aria-hidden="true" />
			{pace !== 1 && <span className="text-sm">{m.board_pace_short({ pace })}</span>}
		</Button>
	);
}
