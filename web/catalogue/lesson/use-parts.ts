import { useCallback } from "react";
import type { Lesson } from "#content/lesson-schema.ts";
import type { Extra, ListedPart } from "#content/parts-list.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";

const loadPartsList = () => import("#content/parts-list.ts");

/** What a lesson is about, of either kit. */
export interface LessonProject {
	readonly id: string;
	readonly title: string;
	readonly circuit: Circuit;
	readonly extras?: readonly Extra[] | undefined;
}

/** The parts of a lesson; none until their texts are loaded. */
export function useParts(project: LessonProject, lesson: Lesson): readonly ListedPart[] {
	const list = useLazyModule(loadPartsList);
	return useCallback(
		() =>
			list?.partsOf({
				circuit: project.circuit,
				...(project.extras && { extras: project.extras }),
				...(lesson.parts && { special: lesson.parts }),
			}) ?? [],
		[list, project, lesson],
	)();
}
