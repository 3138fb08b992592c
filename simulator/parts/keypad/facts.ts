import type { PartFacts } from "../part-facts.ts";

const LINES = [1, 2, 3, 4];

export const facts: PartFacts = {
	contacts: LINES.flatMap((row) => LINES.map((column): [string, string] => [`R${row}`, `C${column}`])),
	passive: true,
};
