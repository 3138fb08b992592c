import type { Expectation } from "./format.ts";

const KINDS = ["buzzer", "display", "servo", "motor", "robot", "car", "pixels", "phone", "card"] as const;

/** A kind of part whose doings are watched, by the name that it has in an expectation. */
export type WatchedKind = (typeof KINDS)[number];

/** The part whose doings an expectation watches, by its id. Undefined for pins of the board and for its serial line. */
export function watchedPart(
	expected: Expectation & Partial<Record<WatchedKind, string>>,
): { kind: WatchedKind; id: string } | undefined {
	for (const kind of KINDS) {
		const id = expected[kind];
		if (id !== undefined) return { kind, id };
	}
	return undefined;
}
