/** What help costs: a hint a tenth of the project's points, a solution ten points. `private.help_cost` takes it. */

/** Points that a revealed solution takes. */
export const REVEAL_COST = 10;

/** Points that one hint takes: 10 % of the project's, rounded. */
export function hintCost(projectPoints: number): number {
	return Math.round(projectPoints / 10);
}
