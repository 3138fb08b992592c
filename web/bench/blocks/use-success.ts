import { useEffect, useEffectEvent, useState } from "react";
import type { BlockProject } from "#content/projects.ts";
import { BACK_TO_KIT_AFTER_MS } from "#domain/bench/block-run/run-state.ts";
import { decisiveMoves, type Move } from "#web/bench/checks/blocks/decisive-moves.ts";
import type { Workspace } from "#web/bench/editors/blocks/use-workspace.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";

const loadReplayText = () => import("./replay-text.ts");

/** So long each position of the sensors is shown. */
const MOMENT_MS = 1600;

/**
 * When the success page is shown: never before the learner has seen the success. A program that has ended was seen. For
 * one that runs on, the board first plays the stimuli of its checks.
 */
export function useSuccess(project: BlockProject, workspace: Workspace, recorded: boolean) {
	const [due, setDue] = useState(false);
	const [left, setLeft] = useState(false);
	const running = workspace.run.step === "running";
	const { player } = workspace;
	const [moving, setMoving] = useState<readonly Move[] | null>(null);
	const words = useLazyModule(loadReplayText, recorded || undefined);
	const replay = useEffectEvent(workspace.replay);

	useEffect(() => {
		if (!recorded || due) return;
		// The result at Run is read first.
		const moments = running ? decisiveMoves(project.checks) : [];
		const timers = moments.map((moves, order) =>
			setTimeout(
				() => {
					for (const { part, control, value } of moves) player.setControl(part, control, value);
					setMoving(moves);
				},
				(order + 1) * MOMENT_MS,
			),
		);
		timers.push(setTimeout(() => setDue(true), Math.max(BACK_TO_KIT_AFTER_MS, (moments.length + 1) * MOMENT_MS)));
		return () => {
			timers.forEach(clearTimeout);
			setMoving(null);
		};
	}, [recorded, due, running, project, player]);

	// The board of the success page keeps running.
	useEffect(() => {
		if (due && !running && !left) replay();
	}, [due, running, left]);
	return {
		/** The success page is due. */
		shown: due && recorded && !left,
		/** What is moved at the sensors now; null while nothing is. */
		moving: moving && words ? words.replayText(project.circuit, moving) : null,
		/** Back to the blocks, as they are. */
		leave: () => setLeft(true),
	};
}
