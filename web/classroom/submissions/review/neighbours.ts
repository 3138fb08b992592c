/** A page of a list, and where in it the one is that is looked at. */
export interface ListedPage {
	/** The ids on this page, in order. */
	ids: readonly string[];
	/** From 1. */
	page: number;
	pages: number;
	open: string | undefined;
}

export type Step = "previous" | "next";

/** The neighbour itself, or the page that it is on, with the end at which it is; null where the list ends. */
export type Neighbour = { id: string } | { page: number; at: "first" | "last" } | null;

/** What comes before or after the one that is open, over the ends of the page. One that is not listed comes before all. */
export function neighbourOf({ ids, page, pages, open }: ListedPage, step: Step): Neighbour {
	const index = open === undefined ? -1 : ids.indexOf(open);
	if (step === "previous") {
		const before = ids[index - 1];
		if (before !== undefined) return { id: before };
		return index === 0 && page > 1 ? { page: page - 1, at: "last" } : null;
	}
	const after = ids[index + 1];
	if (after !== undefined) return { id: after };
	return page < pages ? { page: page + 1, at: "first" } : null;
}
