import type { FindingKind } from "#domain/api/community.ts";
import type { ReadableText } from "./readable-text.ts";

/** A part of a text that is not posted: [start, end) in UTF-16 units of the original. */
export interface Finding {
	readonly kind: FindingKind;
	readonly start: number;
	readonly end: number;
}

/** The finding for characters [start, end) of the readable text. */
export function findingAt({ index }: ReadableText, kind: FindingKind, start: number, end: number): Finding {
	return { kind, start: index[start] ?? 0, end: index[end] ?? index.at(-1) ?? 0 };
}

/** All that a pattern finds. */
export function findAll(readable: ReadableText, kind: FindingKind, pattern: RegExp): Finding[] {
	return [...readable.text.matchAll(pattern)].map((match) =>
		findingAt(readable, kind, match.index, match.index + match[0].length),
	);
}
