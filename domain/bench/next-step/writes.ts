import { joined } from "../sketch/calls.ts";
import type { Token } from "../sketch/tokens.ts";
import type { Guard, Site } from "./site.ts";

type Tokens = readonly Token[];
type PinOf = (tokens: Tokens | undefined) => string | null;

/** A pin that is set: by `digitalWrite`, `analogWrite`, `tone` or `noTone`. */
export interface Write {
	readonly pin: string;
	readonly level: "high" | "low" | "any";
	readonly line: number;
	readonly guards: readonly Guard[];
	readonly again: boolean;
	readonly by: string;
	/** A tone that ends by itself. */
	readonly ends: boolean;
}

/** What a call sets. Of `digitalWrite(9, x > 3)` both levels, each with its condition. */
export function writesAt({ call, guards, again }: Site, pinOf: PinOf): Write[] {
	const pin = pinOf(call.given[0]);
	if (pin === null || call.object) return [];
	const ends = call.name === "tone" && call.given.length > 2;
	const one = { pin, line: call.line, again, by: call.name, ends };
	if (call.name === "tone") return [{ ...one, level: "high", guards }];
	if (call.name === "noTone") return [{ ...one, level: "low", guards }];
	if (call.name !== "digitalWrite" && call.name !== "analogWrite") return [];
	const value = call.given[1] ?? [];
	const asked = value.findIndex(({ text }) => text === "?");
	if (asked > 0) {
		const colon = value.findIndex(({ text }) => text === ":");
		const condition = value.slice(0, asked);
		return [true, false].map((holds) => ({
			...one,
			level: levelOf(holds ? value.slice(asked + 1, colon) : value.slice(colon + 1)),
			guards: [...guards, { condition, holds, line: call.line }],
		}));
	}
	const level = levelOf(value);
	if (level === "any" && call.name === "digitalWrite") {
		return [true, false].map((holds) => ({
			...one,
			level: holds ? "high" : "low",
			guards: [...guards, { condition: value, holds, line: call.line }],
		}));
	}
	return [{ ...one, level, guards }];
}

function levelOf(tokens: Tokens): Write["level"] {
	const text = joined(tokens);
	if (/^(?:HIGH|true|[1-9]\d*)$/.test(text)) return "high";
	return /^(?:LOW|false|0)$/.test(text) ? "low" : "any";
}
