import { stored } from "#web/device/stored.ts";

type Entry = { waiting: unknown };

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

function isRecord(value: unknown): value is Record<string, Entry> {
	return typeof value === "object" && value !== null;
}
