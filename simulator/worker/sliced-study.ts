import { buildSimulation } from "../build-simulation.ts";
import { type Studied, studyProgram } from "../next-step/study.ts";
import type { PartKinds } from "../parts/part.ts";
import { type SimulatorHost, TURN_MILLISECONDS } from "./port.ts";
import type { ToSimulator } from "./protocol.ts";

export interface StudyListener {
	studied(found: Studied): void;
	/** The program or the circuit could not be used. */
	failed(problem: unknown): void;
}

/** Studies a program at full speed, a turn at a time. */
export function runSlicedStudy(
	question: Extract<ToSimulator, { type: "study" }>,
	kinds: PartKinds,
	host: SimulatorHost,
	listener: StudyListener,
): void {
	const { hex, circuit } = question;
	const studying = studyProgram(() => buildSimulation({ hex, circuit, kinds }), question);

	function turn() {
		const began = host.now();
		try {
			for (;;) {
				const slice = studying.next();
				if (slice.done) return listener.studied(slice.value);
				if (host.now() - began >= TURN_MILLISECONDS) return host.schedule(turn, 0);
			}
		} catch (problem) {
			listener.failed(problem);
		}
	}

	host.schedule(turn, 0);
}
