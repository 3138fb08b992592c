import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { CodeText } from "#web/bench/editors/sketch/CodeText.tsx";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { type BenchProgram, loadBench, type StoredBench } from "./stored-bench.ts";
import { useInView } from "./use-in-view.ts";
import { type SketchEditing, useTyping } from "./use-typing.ts";
import "./bench-player.css";

const loadSketchPlayer = () => import("./SketchPlayer.tsx");
const loadBlockPlayer = () => import("./BlocksPlayer.tsx");
const loadTypedProgram = () => import("./TypedProgram.tsx");
const loadStillBlocks = () => import("#web/bench/editors/blocks/blockly/StillBlocks.tsx");

interface BenchPlayerProps {
	/** Whose work it is, in words: "Amina's Water Temperature Monitor". */
	label: string;
	work: StoredBench;
	/** `compact`: the board with its buttons, the program folded up below it. */
	size?: "full" | "compact";
	/** A sketch runs as soon as it is there, without a press of Run. */
	autoRun?: boolean;
	/** The line of a sketch to point at, from 1. */
	markedLine?: number | null;
	/** An analog pin whose number is shown large beside the circuit of a sketch. */
	shownPin?: string | undefined;
	/** A sketch can be changed, and runs as it was typed. The same as long as the player is there. */
	editing?: SketchEditing | undefined;
	/** Gets the board on which a sketch runs, to see what it does; null when it is gone. */
	onBoard?: (board: LiveBoard | null) => void;
	/** What else is shown beside the program, such as the results of its checks. */
	children?: ReactNode;
}

/**
 * Somebody's work to look at: the program beside its circuit, which runs on a board of the viewer's own at a press of Run.
 * With `editing`, a sketch to change and try. It saves nothing and checks nothing. A board that is scrolled out of view is switched off.
 */
export function BenchPlayer(props: BenchPlayerProps) {
	const { kind, projectId, program, circuit } = props.work;
	return (
		<CatchBoundary
			getResetKey={() => `${kind} ${projectId} ${String(program)} ${String(circuit)}`}
			errorComponent={UnreadableBench}
		>
			<OpenBench {...props} />
		</CatchBoundary>
	);
}

function UnreadableBench() {
	return <p className="bench-player bench-player-note">{m.player_unreadable()}</p>;
}

function OpenBench({ label, work, size = "full", autoRun = false, markedLine = null, ...rest }: BenchPlayerProps) {
	const { kind, projectId, program, circuit, unbuilt } = work;
	const { shownPin, editing, onBoard, children } = rest;
	const loaded = useLazyModule(
		useCallback(
			() => loadBench({ kind, projectId, program, circuit, ...(unbuilt && { unbuilt }) }),
			[kind, projectId, program, circuit, unbuilt],
		),
		true,
	);
	// Newer work of the same project replaces the former once it is loaded: what runs continues with it.
	const [former, setFormer] = useState(loaded);
	if (loaded && loaded !== former) setFormer(loaded);
	const bench = loaded ?? former;
	const sketches = useLazyModule(loadSketchPlayer, bench?.program?.kind === "sketch");
	const blocks = useLazyModule(loadBlockPlayer, bench?.program?.kind === "blocks");
	const typed = useLazyModule(loadTypedProgram, editing !== undefined);
	const typing = useTyping(editing);
	const box = useRef<HTMLElement>(null);
	const inView = useInView(box);
	const [mistake, setMistake] = useState<number | null>(null);
	const pointed = mistake ?? markedLine;

	const board = () => {
		if (!bench) return <Skeleton className="h-full min-h-60" />;
		if (!bench.circuit) {
			const isStored = work.circuit !== null && work.circuit !== undefined;
			return <p className="bench-player-note">{isStored ? m.player_circuit_unreadable() : m.player_circuit_none()}</p>;
		}
		const { circuit, kinds } = bench;
		if (!bench.program) return <p className="bench-player-note">{m.player_program_unreadable()}</p>;
		const shared = { circuit, kinds, inView, size };
		if (bench.program.kind === "sketch")
			return (
				sketches && (
					<sketches.SketchPlayer
						{...shared}
						source={typing?.source ?? bench.program.source}
						autoRun={autoRun}
						shownPin={shownPin}
						typing={typing}
						onPointAt={setMistake}
						onBoard={onBoard}
					/>
				)
			);
		return blocks && <blocks.BlocksPlayer {...shared} blocks={bench.program} />;
	};
	const readable = bench?.program && <Program program={bench.program} markedLine={pointed} />;
	const editable =
		typed && typing ? <typed.TypedProgram typing={typing} line={markedLine} /> : <Skeleton className="h-80" />;
	const shown = editing ? editable : readable;
	const stacked = size === "compact";
	return (
		<section ref={box} aria-label={label} className="bench-player" data-size={size} data-typed={editing && ""}>
			<div className="bench-player-layout">
				<div className="bench-player-board">{board()}</div>
				<div className="bench-player-beside">
					{shown && !stacked && (
						<div className="bench-player-program">
							{!editing && <h3>{m.player_program()}</h3>}
							{shown}
						</div>
					)}
					{shown && stacked && (
						<details className="bench-player-folded">
							<summary>{m.player_program()}</summary>
							{shown}
						</details>
					)}
					{children}
				</div>
			</div>
		</section>
	);
}

function Program({ program, markedLine }: { program: BenchProgram; markedLine: number | null }) {
	const still = useLazyModule(loadStillBlocks, program.kind === "blocks");
	if (program.kind === "sketch")
		return (
			<CodeText
				label={m.player_program()}
				source={program.source}
				markedLine={markedLine}
				className="bench-player-code"
			/>
		);
	if (!still) return <Skeleton className="h-40" />;
	return <still.StillBlocks label={m.player_program()} devices={program.devices} state={program.state} />;
}
