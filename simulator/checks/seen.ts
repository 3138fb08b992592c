import type { StepResult } from "#domain/check-answer.ts";
import type { Bench } from "./bench.ts";
import type { CheckAction } from "./format.ts";

/** What was seen instead of what was expected. */
export type Seen = NonNullable<StepResult["seen"]>;
export type Action<Name extends CheckAction["do"]> = Extract<CheckAction, { do: Name }>;
/** Passes simulated time, yielding after each slice; ends with what was seen where it failed. */
export type Running = Generator<undefined, Seen | undefined>;

/** What was seen, with where every control stood. */
export function seen(code: string, bench: Bench, values: Seen["values"] = {}): Seen {
	return { code, values: { ...bench.controlValues(), ...values } };
}
