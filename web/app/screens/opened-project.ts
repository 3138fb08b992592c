import { queryOptions } from "@tanstack/react-query";
import { loadProject, type Project } from "#content/projects.ts";
import { getLocale } from "#messages/generated/runtime.js";

/** Projects that a route has loaded: shown at once. */
const loaded = new Map<string, Project | null>();

/** Loads a project before it is shown. */
export async function openProject(id: string): Promise<void> {
	loaded.set(id, await loadProject(id, getLocale()));
}

/** A project to work on, of either kind; null for an id without content. */
export function projectQuery(id: string) {
	return queryOptions({
		queryKey: ["project", id],
		queryFn: () => loadProject(id, getLocale()),
		initialData: () => loaded.get(id),
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: "always",
		retry: 1,
	});
}
