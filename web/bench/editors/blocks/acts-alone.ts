import type { Statement } from "#domain/bench/block-program/block-program.ts";

const ACTING: ReadonlySet<Statement["do"]> = new Set([
	"light_on",
	"light_off",
	"light_blink",
	"pin_set",
	"show",
	"tone",
	"buzzer_set",
	"drive",
]);

/** Whether a statement does something that shows without others around it. */
export function actsAlone(statement: Statement): boolean {
	return ACTING.has(statement.do);
}
