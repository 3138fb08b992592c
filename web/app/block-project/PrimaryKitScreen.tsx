import { useSearch } from "@tanstack/react-router";
import { loadProjectReader } from "#content/projects.ts";
import { lazyScreen } from "#web/platform/loading/lazy-screen.tsx";
import { loadModule } from "#web/platform/loading/use-lazy-module.ts";

const loadCatalogue = () => import("./PrimaryCatalogue.tsx");
const loadBlockProjectView = () => import("./BlockProjectView.tsx");

/** Shown at once where the route has loaded it: a `lazy` one would wait behind its fallback all the same. */
const BlockProjectView = lazyScreen(loadBlockProjectView, "BlockProjectView");
const PrimaryCatalogue = lazyScreen(loadCatalogue, "PrimaryCatalogue");

/** What the app prefetches after this screen. */
export const lazyModules = [loadCatalogue, loadBlockProjectView, loadProjectReader];

/** Loads the list of projects before it is shown. */
export const prefetchCatalogue = PrimaryCatalogue.preload;

/** Loads the project, and what one of its steps is shown with. */
export async function prefetchBlockProject(projectId: string, step: string | undefined): Promise<void> {
	await (await loadModule(loadBlockProjectView)).prefetchProject(projectId, step);
}

/** The primary kit: its projects, or with `?challenge=` one to work on. `?kit=` shows one kit's projects. */
export function PrimaryKitScreen() {
	const { challenge, kit } = useSearch({ from: "/signed-in/shell/primary-kit" });
	if (challenge === undefined) return <PrimaryCatalogue kitId={kit} />;
	return <BlockProjectView key={challenge} projectId={challenge} />;
}
