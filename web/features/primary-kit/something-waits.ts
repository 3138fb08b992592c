import { stored } from "#web/device/stored.ts";

type Entry = { completed?: unknown; waiting: unknown };

/** Looked at on every page, before the code that reads the whole of it is fetched. */
const shelf = stored<Record<string, Entry>>({
	key: "primary_project_progress",
	version: 1,
	schema: { safeParse: (data) => (isRecord(data) ? { success: true, data } : { success: false }) },
	fallback: {},
});

/** True when this browser keeps a completion of the person that the server has not yet checked. */
export function somethingWaits(person: string): boolean {
	return Object.values(shelf.read(person)).some((entry) => (entry?.waiting ?? null) !== null);
}

/** The ids of the projects that the person has completed, as this browser knows it. */
export function completedHere(person: string): string[] {
	return Object.entries(shelf.read(person)).flatMap(([id, entry]) => (entry?.completed === true ? [id] : []));
}

function isRecord(value: unknown): value is Record<string, Entry> {
	return typeof value === "object" && value !== null;
}
