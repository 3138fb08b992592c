/** What a completed project shows besides its points. */
export interface Stars {
	works: boolean;
	noHint: boolean;
	notOpened: boolean;
}

/** One help that a learner took. */
interface TakenHelp {
	kind: "hint" | "reveal";
}

/** The stars of a completion, by the server's record of the help that was taken. They never change points. */
export function starsOf(helps: readonly TakenHelp[]): Stars {
	return {
		works: true,
		noHint: !helps.some(({ kind }) => kind === "hint"),
		notOpened: !helps.some(({ kind }) => kind === "reveal"),
	};
}

export function starCount({ works, noHint, notOpened }: Stars): number {
	return [works, noHint, notOpened].filter(Boolean).length;
}

/**
 * The stars that a person has had for each completed project: help that was taken after the completion takes none away.
 * Times are ISO 8601, of one clock.
 */
export function earnedStars(
	completions: readonly { projectId: string; completedAt: string }[],
	helps: readonly (TakenHelp & { projectId: string; takenAt: string })[],
): ReadonlyMap<string, Stars> {
	return new Map(
		completions.map(({ projectId, completedAt }) => {
			const end = Date.parse(completedAt);
			const before = helps.filter((help) => help.projectId === projectId && Date.parse(help.takenAt) <= end);
			return [projectId, starsOf(before)];
		}),
	);
}
