import { useState } from "react";
import { useCompletedProjects } from "#web/platform/learning/completions.queries.ts";
import { completedHere } from "#web/platform/learning/completions-store.ts";
import { type Load, useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { hasSeenTour, type TourName } from "./seen-tours.ts";

/**
 * The module with a bench's tour, for somebody who has completed no project and has not been through the tour, and what
 * ends it. Undefined until it is loaded and `ready`, and once it has ended.
 */
export function useFirstTour<Module extends object>(
	userId: string,
	tour: TourName,
	load: Load<Module>,
	ready = true,
): [Module | undefined, () => void] {
	const [touring, setTouring] = useState(() => !hasSeenTour(userId, tour) && completedHere(userId).length === 0);
	const isFirstProject = useCompletedProjects(userId).data?.length === 0;
	const wanted = touring && isFirstProject && ready;
	const module = useLazyModule(load, wanted);
	return [wanted ? module : undefined, () => setTouring(false)];
}
