import type { CheckReport, StepResult } from "#domain/bench/check-report.ts";
import { buildSimulation } from "../build-simulation.ts";
import { checkBoard } from "../checks/check-board.ts";
import { seededRandom } from "../checks/seeded-random.ts";
import type { PartKinds } from "../parts/part.ts";
import { type SimulatorHost, TURN_MILLISECONDS } from "./port.ts";
import type { ToSimulator } from "./protocol.ts";

export interface ChecksListener {
	/** The state of the steps, after each change. */
	checking(steps: readonly StepResult[]): void;
	checked(report: CheckReport): void;
	/** The program or the circuit could not be used. */
	failed(problem: unknown): void;
}

/** Runs checks at full speed, a turn at a time; the answer ends them early, without a further word. */
export function runSlicedChecks(
	question: Extract<ToSimulator, { type: "runChecks" }>,
	kinds: PartKinds,
	host: SimulatorHost,
	listener: ChecksListener,
): () => void {
	const { hex, circuit, checks, seed } = question;
	let checking: ReturnType<typeof checkBoard> | undefined;
	let ended = false;
	let lastStates = "";

	function reportChanges(steps: readonly StepResult[]) {
		const states = steps.map((step) => step.state).join();
		if (states === lastStates) return;
		lastStates = states;
		listener.checking(steps);
	}

	function turn() {
		const began = host.now();
		try {
			checking ??= checkBoard(buildSimulation({ hex, circuit, kinds }), { checks, random: seededRandom(seed) });
			while (!ended) {
				const slice = checking.next();
				if (slice.done) {
					ended = true;
					listener.checked(slice.value);
				} else {
					reportChanges(slice.value);
					if (host.now() - began >= TURN_MILLISECONDS) {
						host.schedule(turn, 0);
						return;
					}
				}
			}
		} catch (problem) {
			ended = true;
			listener.failed(problem);
		}
	}

	host.schedule(turn, 0);
	return () => {
		ended = true;
	};
}
