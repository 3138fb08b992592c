import { ClipboardList, Maximize, Minimize } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { buildingModules, CircuitBuilder } from "#web/bench/circuit/builder/CircuitBuilder.tsx";
import type { Builder } from "#web/bench/circuit/builder/use-building.ts";
import { BoardControls } from "#web/bench/circuit/view/BoardControls.tsx";
import { BoardNotices, UnknownPartsNote } from "#web/bench/circuit/view/BoardNotices.tsx";
import { RunControls } from "#web/bench/circuit/view/RunControls.tsx";
import { SimulatedClock } from "#web/bench/circuit/view/SimulatedClock.tsx";
import { useBuzzerSound } from "#web/bench/circuit/view/use-buzzer-sound.ts";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { Hands } from "#web/bench/player/circuit/hands/Hands.tsx";
import { PausedNote } from "#web/bench/run/debugger/PausedNote.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import "#web/bench/player/circuit/circuit.css";

export const lazyModules = buildingModules;

interface BoardStageProps {
	builder: Builder;
	/** The project's own circuit, wired. */
	wired: Circuit;
	board: LiveBoard;
	/** Whose choice of sound it is. */
	userId: string;
	/** What came of the last upload. */
	result: ReactNode;
	guide: BoardGuide;
}

/** The wiring guide: whether it is open, its switch, the layer for its marks, and on a phone its bar above the board. */
export interface BoardGuide {
	open: boolean;
	onToggle: () => void;
	onShow: () => void;
	marksRef: (layer: SVGGElement | null) => void;
	bar: ReactNode;
}

/** The circuit as it runs; above it its buttons and its clock, so that no text lies over it. */
export function BoardStage({ builder, wired, board, userId, result, guide }: BoardStageProps) {
	const { circuit } = builder;
	const keepFocus = useFocusKept();
	const sound = useBuzzerSound(board, userId);
	const audible = circuit.parts.some((part) => part.kind === "buzzer");
	const empty = useReading(board, (reading) => reading.state === "empty");
	const full = useFullScreen();
	return (
		<section
			ref={keepFocus}
			tabIndex={-1}
			aria-label={m.board_title()}
			className="bench-board-pane"
			data-full={full.on || undefined}
		>
			<div className="bench-run-bar">
				<RunControls board={board} sound={audible ? sound : null} />
				{empty ? (
					<p className="bench-empty" title={m.board_nothing_loaded()}>
						{m.board_nothing_loaded()}
					</p>
				) : (
					<SimulatedClock board={board} />
				)}
				{result}
				<Button
					variant="soft"
					className="shrink-0 ml-auto"
					aria-label={m.guide_open()}
					aria-expanded={guide.open}
					title={m.guide_open()}
					onClick={guide.onToggle}
				>
					<ClipboardList size={18} aria-hidden="true" />
					<span className="max-[1279px]:hidden">{m.guide_open()}</span>
				</Button>
				<IconButton
					icon={full.on ? Minimize : Maximize}
					label={full.on ? m.board_full_screen_end() : m.board_full_screen()}
					aria-pressed={full.on}
					className="!border-transparent shrink-0"
					onClick={full.toggle}
				/>
			</div>
			{guide.bar}
			<div className="bench-notices">
				<BoardNotices board={board} />
				<UnknownPartsNote circuit={circuit} />
			</div>
			<div className="board-stage dots bg-paper">
				<CircuitBuilder
					builder={builder}
					board={board}
					wired={wired}
					onReset={board.reset}
					marksRef={guide.marksRef}
					note={<PausedNote board={board} />}
					hands={<Hands circuit={circuit} kinds={builder.kinds} names={builder.names} board={board} />}
					controls={<BoardControls circuit={circuit} kinds={builder.kinds} names={builder.names} board={board} />}
				/>
			</div>
		</section>
	);
}

/** The pane over the whole window; where the browser allows it, over the whole screen too. */
function useFullScreen() {
	const [on, setOn] = useState(false);
	useEffect(() => {
		const handleChange = () => !document.fullscreenElement && setOn(false);
		document.addEventListener("fullscreenchange", handleChange);
		return () => document.removeEventListener("fullscreenchange", handleChange);
	}, []);
	return {
		on,
		// The whole page, and not the pane: dialogs and toasts are mounted beside it.
		toggle() {
			setOn(!on);
			if (on) void document.exitFullscreen?.().catch(() => undefined);
			else void document.documentElement.requestFullscreen?.().catch(() => undefined);
		},
	};
}
