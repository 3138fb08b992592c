import { type CheckReport, firstFailed } from "#domain/bench/check-report.ts";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import type { Measured, WorkFacts } from "#domain/bench/next-step/work-facts.ts";
import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Checks, Expectation } from "../checks/format.ts";
import { lineForStep } from "../checks/line-for-step.ts";
import { UnknownEndpoint } from "../circuit/nets.ts";
import type { Circuit } from "../circuit.ts";
import { checkWiring } from "../wiring/check-wiring.ts";
import { unfinishedWiring } from "../wiring/open-legs.ts";
import { CATALOGUE, viewOf } from "../wiring/wiring-view.ts";
import { wiredParts } from "./wired-parts.ts";

/** A learner's work as it is. */
export interface Work {
	readonly source: string;
	readonly language: WorkFacts["language"];
	readonly diagnostics: readonly Diagnostic[];
	readonly circuit: Circuit;
	/** The project's own circuit and checks, where it has them. */
	readonly wanted: Circuit | null;
	readonly checks: Checks | null;
	readonly report: Pick<CheckReport, "steps" | "stopped"> | null;
	readonly measured: Measured | null;
}

/** Everything that a next step is found from. */
export function gatherFacts({
	source,
	language,
	diagnostics,
	circuit,
	wanted,
	checks,
	report,
	measured,
}: Work): WorkFacts {
	const wired = wiredPartsOf(circuit);
	const pinsOf = (part: string) => pinsOfPart(wired, part);
	const step = report ? firstFailed(report.steps) : undefined;
	return {
		...{ source, language, diagnostics, wired, measured },
		wiring: wiringProblems(circuit, wanted),
		parts: circuit.parts.map(({ id, kind, props }) => ({ id, kind, ...addressOf(kind, props) })),
		failed:
			step && checks
				? { step, looksAt: looksAt(checks, step), line: lineForStep(source, checks, step.id, pinsOf) }
				: null,
		stopped: report?.stopped ?? null,
		passed: report !== null && report.steps.length > 0 && report.steps.every(({ state }) => state === "passed"),
	};
}

/** By part: the pins of the board that it hangs on, what a run is measured with. */
export function drivenBy(circuit: Circuit): Record<string, string[]> {
	const wired = wiredPartsOf(circuit);
	return Object.fromEntries(circuit.parts.map(({ id }) => [id, pinsOfPart(wired, id)]));
}

/** Of a part on a bus. */
function addressOf(kind: string, props: Circuit["parts"][number]["props"]): { address?: number } {
	const address = CATALOGUE.factsOf(kind).address?.(props ?? {});
	return address === undefined ? {} : { address };
}

function pinsOfPart(wired: WorkFacts["wired"], part: string): string[] {
	return Object.entries(wired).flatMap(([pin, parts]) => (parts.some(({ id }) => id === part) ? [pin] : []));
}

function wiredPartsOf(circuit: Circuit): WorkFacts["wired"] {
	try {
		return wiredParts(viewOf(circuit, CATALOGUE));
	} catch (error) {
		if (error instanceof UnknownEndpoint) return {};
		throw error;
	}
}

function wiringProblems(circuit: Circuit, wanted: Circuit | null): WiringProblem[] {
	try {
		const problems = wanted ? checkWiring(circuit, wanted) : checkWiring(circuit);
		return wanted ? problems : [...problems, ...unfinishedWiring(viewOf(circuit, CATALOGUE))];
	} catch (error) {
		if (error instanceof UnknownEndpoint) return [];
		throw error;
	}
}

type LooksAt = NonNullable<WorkFacts["failed"]>["looksAt"];

const BY_SEEN: Readonly<Record<string, LooksAt>> = {
	sounded: "buzzer",
	stayed_silent: "buzzer",
	no_tone: "buzzer",
	other_tone: "buzzer",
};

/** What of the board the failed step watches. */
function looksAt({ scenes, always }: Checks, { id, seen }: CheckReport["steps"][number]): LooksAt {
	const own = always?.[id];
	const expected = own ? [own] : (scenes[id]?.expect ?? []);
	if (seen && BY_SEEN[seen.code]) return BY_SEEN[seen.code] as LooksAt;
	if (seen && "pin" in seen.values) return "pin";
	return kindOf(expected[0]);
}

function kindOf(expected: Expectation | undefined): LooksAt {
	for (const kind of ["serial", "display", "servo", "motor", "buzzer"] as const)
		if (expected && kind in expected) return kind;
	return "pin";
}
