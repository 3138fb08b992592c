import type { DisplayState } from "../part.ts";

/** Where the display's characters (data sheet table 4, p. 17: ROM code A00) differ from ASCII. */
const OWN: Readonly<Record<number, string>> = { 92: "¥", 126: "→", 127: "←", 223: "°", 228: "µ", 244: "Ω" };
/** Placeholder for the program's own characters and for unused ones. */
const OTHER = "\u25a1";
const FIRST_LETTER = 0x20;

/** What a display shows as text, a line for each row; spaces at a row's end are left out. Empty while it is off. */
export function displayText({ rows, on }: Pick<DisplayState, "rows" | "on">): string[] {
	return rows.map((codes) => (on ? codes.map(letterOf).join("").trimEnd() : ""));
}

function letterOf(code: number): string {
	const own = OWN[code];
	if (own !== undefined) return own;
	return code >= FIRST_LETTER && code < 0x80 ? String.fromCharCode(code) : OTHER;
}
