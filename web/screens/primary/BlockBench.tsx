import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { Instructions } from "#web/features/block-lesson/Instructions.tsx";
import { NotYet } from "#web/features/block-lesson/NotYet.tsx";
import { Tips } from "#web/features/block-lesson/Tips.tsx";
import { firstFailure } from "#web/features/checks/check-words.ts";
import { BlockArea } from "#web/features/workspace/blocks/BlockArea.tsx";
import { blockReference } from "#web/features/workspace/blocks/block-reference.ts";
import { loadEngine } from "#web/features/workspace/engine.ts";
import { RunBar } from "#web/features/workspace/RunBar.tsx";
import { useWorkspace } from "#web/features/workspace/use-workspace.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { classNames } from "#web/ui/class-names.ts";
import { BlockHead } from "./BlockHead.tsx";
import { boardOf } from "./board-of.ts";
import { useCompletion, useReturnToKit } from "./use-completion.ts";
import "./primary.css";

const loadBoard = () => import("./BoardOrCpp.tsx");
const loadSolution = () => import("./BlockSolution.tsx");

/**
 * The place to make a program of blocks: the blocks at the left, the board and what to build at the right. On a phone
 * the board is folded up over the blocks until it is asked for, or they run.
 */
export function BlockBench({ project, person }: { project: BlockProject; person: string }) {
	const completion = useCompletion(person, project);
	const engine = useLazyModule(useCallback(() => loadEngine(project.circuit), [project]));
	const workspace = useWorkspace({ person, project, engine, onMatched: completion.onMatched });
	const running = workspace.run.step === "running";
	useReturnToKit(completion.recorded && !running);
	const board = useMemo(() => boardOf(workspace.player), [workspace.player]);
	const narrow = useNarrow();
	const [folded, setFolded] = useState(true);
	useEffect(() => {
		if (running) setFolded(false);
	}, [running]);
	const later = useLazyModule(loadBoard);
	const help = useLazyModule(loadSolution);
	const { report } = workspace;
	const hasSensors = Object.keys(project.devices.sensors).length > 0;
	return (
		<main className={classNames("block-bench", hasSensors && "block-bench-moved", folded && "block-bench-folded")}>
			<BlockHead project={project} person={person} workspace={workspace} />
			<div className="block-bench-blocks">
				<BlockArea
					devices={project.devices}
					toolbox={project.toolbox}
					look={project.look}
					starter={project.starter}
					narrow={narrow}
					onEditor={workspace.onEditor}
					onChange={workspace.onChange}
					onDroppedOutside={workspace.onDroppedOutside}
				/>
			</div>
			<div className="block-bench-run">
				<RunBar workspace={workspace} />
			</div>
			<aside className="block-bench-board">
				{later && engine && (
					<later.BoardOrCpp
						project={project}
						kinds={engine.kinds}
						board={board}
						program={workspace.program}
						onReset={workspace.stop}
						folded={folded}
						onFold={setFolded}
					/>
				)}
			</aside>
			<aside aria-label={m.primary_instructions()} className="block-bench-lesson">
				<NotYet
					words={report && !report.passed ? firstFailure(project.lesson.steps, report) : null}
					works={running && report?.passed === true}
				/>
				<p className="sm:hidden text-ink-2">{project.summary}</p>
				<Lesson project={project} />
				{help && <help.BlockSolution project={project} onUse={workspace.use} />}
			</aside>
		</main>
	);
}

/** It comes once the blocks are there: they are what the page is for. */
function Lesson({ project: { lesson, toolbox } }: { project: BlockProject }) {
	const shown = useDeferredValue(true, false);
	if (!shown) return null;
	return (
		<>
			<Instructions lesson={lesson} />
			<Tips hints={lesson.hints} reference={blockReference(toolbox)} />
		</>
	);
}

/**
 * Below this width the toolbox lies above the blocks, and so on a phone whichever way it is held: to turn it would open
 * the workspace anew, and Undo would have nothing to bring back.
 */
const NARROW = [
	"(max-width: 767px)",
	"(pointer: coarse) and (max-device-width: 767px)",
	"(pointer: coarse) and (max-device-height: 767px)",
].join();

function useNarrow(): boolean {
	return useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches);
}

function watchWidth(listener: () => void): () => void {
	const query = matchMedia(NARROW);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}
