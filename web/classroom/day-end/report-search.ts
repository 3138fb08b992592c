/** What the address says: of which class and day, and whose page for parents is open. */
export type ReportSearch = {
	class?: string;
	/** `YYYY-MM-DD`; today where it is left out. */
	day?: string;
	/** A learner's id, or `all`. */
	parents?: string;
};

/** A page for the parents of each learner. */
export const ALL_PAGES = "all";
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads the address; what is not understood is left out. */
export function reportSearch(search: Record<string, unknown>): ReportSearch {
	const { class: classId, day, parents } = search;
	return {
		...(typeof classId === "string" && ID.test(classId) ? { class: classId } : {}),
		...(typeof day === "string" && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? { day } : {}),
		...(typeof parents === "string" && (ID.test(parents) || parents === ALL_PAGES) ? { parents } : {}),
	};
}
