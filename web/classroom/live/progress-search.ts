import { FOLLOWED_KITS, type FollowedKit } from "#web/classroom/progress/followed-kits.ts";

/** What the address says: whose progress, of which kit, and what is opened of it. */
export type ProgressSearch = {
	class?: string;
	kit?: FollowedKit;
	sort?: "name";
	/** The grid instead of the wall of boards. */
	view?: "grid";
	/** The learner whose board is open over the class, to give a tip; `project` names the board. */
	tip?: string;
	learner?: string;
	/** The project whose work is looked at first on a learner's page. */
	project?: string;
	/** The project whose board is open. */
	board?: string;
};

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PROJECT = /^[a-z][a-z0-9-]{0,99}$/;

/** Reads the address; what is not understood is left out. */
export function progressSearch(search: Record<string, unknown>): ProgressSearch {
	const kit = FOLLOWED_KITS.find((known) => known === search.kit);
	const matching = (value: unknown, form: RegExp) =>
		typeof value === "string" && form.test(value) ? value : undefined;
	const found = {
		class: matching(search.class, ID),
		kit,
		sort: search.sort === "name" ? ("name" as const) : undefined,
		view: search.view === "grid" ? ("grid" as const) : undefined,
		tip: matching(search.tip, ID),
		learner: matching(search.learner, ID),
		project: matching(search.project, PROJECT),
		board: matching(search.board, PROJECT),
	};
	return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
