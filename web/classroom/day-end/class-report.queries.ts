import { useQueries, useQuery } from "@tanstack/react-query";
import type { Lesson } from "#content/lesson-schema.ts";
import { loadProject } from "#content/projects.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { backend } from "#web/platform/backend/backend.ts";
import { useReloadWithClass } from "#web/platform/learning/class-pulse.ts";
import { type Days, getClassReport, getNote } from "./class-report.data.ts";

const classReportKey = ["class-report"] as const;
const FOLLOWED = [classReportKey];

export function useClassReport(classId: string, { from, to }: Days) {
	return useQuery({
		queryKey: [...classReportKey, classId, from, to],
		queryFn: async () => getClassReport(await backend(), classId, { from, to }),
	});
}

/** Reads the reports again at each event of the class. */
export function useLiveReport(classId: string): void {
	useReloadWithClass(classId, FOLLOWED);
}

export function useNote(classId: string, day: string) {
	return useQuery({
		queryKey: ["class-note", classId, day],
		queryFn: async () => getNote(await backend(), classId, day),
		staleTime: 0,
	});
}

/** The texts of the lessons of these projects, by project, as far as they are loaded. */
export function useLessons(projects: readonly string[]): ReadonlyMap<string, Lesson> {
	const locale = getLocale();
	return useQueries({
		queries: projects.map((project) => ({
			queryKey: ["lesson-words", project, locale],
			queryFn: async () => (await loadProject(project, locale))?.lesson ?? null,
			staleTime: Number.POSITIVE_INFINITY,
			networkMode: "always" as const,
		})),
		combine: (results) =>
			new Map(
				results.flatMap(({ data }, index) => {
					const project = projects[index];
					return data && project !== undefined ? [[project, data] as const] : [];
				}),
			),
	});
}
