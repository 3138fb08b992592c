import { useSearch } from "@tanstack/react-router";
import { loadProjectReader } from "#content/projects.ts";
import { lazyScreen } from "#web/platform/loading/lazy-screen.tsx";
import { CodeProjectView, prefetchProject, projectModules } from "./CodeProjectView.tsx";

const loadCatalogue = () => import("./SecondaryCatalogue.tsx");

const SecondaryCatalogue = lazyScreen(loadCatalogue, "SecondaryCatalogue");

/** Loads a project before it is shown. */
export const prefetchCodeProject = prefetchProject;

/** Loads the list of projects before it is shown. */
export const prefetchCatalogue = SecondaryCatalogue.preload;

/** What the app prefetches after this screen. */
export const lazyModules = [loadCatalogue, loadProjectReader, ...projectModules];

/** The secondary kit: its catalogue, or with `?challenge=` one project to work on. `?kit=` shows one kit's projects. */
export function SecondaryKitScreen() {
	const { challenge, kit } = useSearch({ from: "/signed-in/shell/secondary-kit" });
	if (challenge === undefined) return <SecondaryCatalogue kitId={kit} />;
	return <CodeProjectView key={challenge} projectId={challenge} />;
}
