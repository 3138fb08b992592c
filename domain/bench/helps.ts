/** The rungs of a ladder: a question that leads, where to look, then plainly. */
export const RUNGS = ["ask", "look", "tell"] as const;

/** The id under which a rung is recorded when it is taken: a name, never a position. */
export function rungId(step: string, rung: (typeof RUNGS)[number]): string {
	return `${step}/${rung}`;
}

/** Whether a taken hint is of this step's ladder. */
export function isRungOf(step: string, helpId: string): boolean {
	return helpId.startsWith(`${step}/`);
}
