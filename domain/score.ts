/** What help costs: a hint a tenth of the project's points, a solution ten points. The score never falls below 0. */

/** Points that a revealed solution takes. */
export const REVEAL_COST = 10;

/** Points that one hint takes: 10 % of the project's, rounded. */
export function hintCost(projectPoints: number): number {
	return Math.round(projectPoints / 10);
}

/** What a project still gives after the help that was taken; `costs` are those recorded with each help. */
export function scoreAfterHelps(projectPoints: number, costs: readonly number[]): number {
	return Math.max(
		0,
		costs.reduce((left, cost) => left - cost, projectPoints),
	);
}
