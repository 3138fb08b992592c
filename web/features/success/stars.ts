import type { ProjectState } from "#domain/project-state.ts";

/** What a completed project shows besides its points. */
export interface Stars {
	works: boolean;
	noHint: boolean;
	notOpened: boolean;
}

/** The stars of a completion, by the server's record of the help that was taken. They never change points. */
export function starsOf(helps: ProjectState["helps"]): Stars {
	return {
		works: true,
		noHint: !helps.some(({ kind }) => kind === "hint"),
		notOpened: !helps.some(({ kind }) => kind === "reveal"),
	};
}
