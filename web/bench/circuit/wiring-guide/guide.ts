import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { checkWiring } from "#simulator/wiring/check-wiring.ts";
import { type StepProgress, wiringProgress } from "#simulator/wiring/wiring-progress.ts";

/** Problems that are only wires or parts still to come. */
const UNFINISHED = new Set(["wire_missing", "part_missing", "part_not_connected", "pull_up_missing", "other_value"]);

/** A circuit compared with the wanted one, step by step. */
export interface Guide {
	steps: readonly StepProgress[];
	done: number;
	/** What is wrong, and not just unfinished: dangers first. */
	mistakes: readonly WiringProblem[];
}

/**
 * The guide of a learner's circuit. Steps that the start of the project has done already are left out. Null for a circuit
 * that names what this version does not have.
 */
export function guideOf(built: Circuit, wanted: Circuit, start: Circuit): Guide | null {
	try {
		const given = new Set(wiringProgress(start, wanted).flatMap(({ step, done }) => (done ? [step.id] : [])));
		const steps = wiringProgress(built, wanted).filter(({ step, done }) => !done || !given.has(step.id));
		const mistakes = checkWiring(built, wanted).filter(({ code }) => !UNFINISHED.has(code));
		return { steps, done: steps.filter(({ done }) => done).length, mistakes };
	} catch {
		return null;
	}
}

/** The step that a mistake is about: the one with a pin that it names. */
export function stepOf({ steps }: Guide, { at }: WiringProblem): StepProgress | undefined {
	const isNamed = (pins: readonly string[]) => pins.some((pin) => at.includes(pin));
	return (
		steps.find(({ step, done }) => !done && step.kind === "wire" && isNamed(step.from.pins)) ??
		steps.find(({ step, done }) => !done && step.kind === "wire" && isNamed(step.to.pins))
	);
}

/** The step to do next: the chosen one, else the first that is not done. */
export function currentStep({ steps }: Guide, chosen: string | null): StepProgress | undefined {
	return steps.find(({ step }) => step.id === chosen) ?? steps.find(({ done }) => !done);
}

/** The circuit with a part where the project has it; in the holes only where they are free. */
export function withPart(circuit: Circuit, part: PlacedPart): Circuit {
	const { legs, ...loose } = part;
	const taken = new Set([
		...circuit.parts.flatMap((one) => Object.values(one.legs ?? {})),
		...circuit.wires.flatMap(({ from, to }) => [from, to]),
	]);
	const fits = Object.values(legs ?? {}).every((hole) => !taken.has(hole));
	const isTaken = circuit.parts.some(({ id }) => id === part.id);
	const id = isTaken ? `${part.id}_${circuit.parts.length}` : part.id;
	return { ...circuit, parts: [...circuit.parts, fits ? { ...part, id } : { ...loose, id, x: loose.x + 320 }] };
}
