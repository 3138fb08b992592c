import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { listEveryProject } from "#content/catalogue.ts";
import { LEVEL_KITS, listKits } from "#content/kits.ts";
import type { ProjectCard } from "#content/projects.ts";
import type { LearningStage } from "#domain/catalogue/learning-stage.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { CHECK_SKETCH } from "#web/bench/checks/sketch-upload.ts";
import { nextProject } from "#web/catalogue/kits/next-project.ts";
import { begunWorkQuery } from "#web/platform/learning/begun-work/begun-work.queries.ts";
import { useBegun } from "#web/platform/learning/begun-work/use-begun.ts";
import type { Completion } from "#web/platform/learning/completions.data.ts";
import { areUnknown, completionsQuery } from "#web/platform/learning/completions.queries.ts";
import { completedHere } from "#web/platform/learning/completions-store.ts";
import { useStage } from "#web/platform/learning/use-stage.ts";
import { useOutbox } from "#web/platform/outbox/outbox.ts";
import { pointsQuery } from "#web/platform/points/points.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";

export interface LearnerHome {
	stage: LearningStage;
	/** Nothing was awarded, completed or saved yet, here or elsewhere. */
	firstVisit: boolean;
	/** What to do next; null when all that is for the learner is done, or when that is unknown. */
	next: { project: ProjectCard; begun: boolean } | null;
	/** Names of the projects that are completed, here or elsewhere. */
	done: readonly string[];
	/** What is completed, by the server. */
	completions: UseQueryResult<Completion[]>;
}

/** What the dashboard shows a learner; undefined while it loads. Pending actions count as done. */
export function useLearnerHome(): LearnerHome | undefined {
	const userId = usePerson().id;
	const stage = useStage();
	const completions = useQuery(completionsQuery(userId));
	const begunThere = useQuery(begunWorkQuery(userId));
	const begun = useBegun(userId);
	const points = useQuery(pointsQuery(userId)).data?.total ?? 0;
	const waiting = useOutbox();
	const unknown = areUnknown(completions);
	if (!stage || !waiting.ready || (completions.isPending && !unknown)) return undefined;
	if (begunThere.isPending && !areUnknown(begunThere)) return undefined;

	const done = [
		...(completions.data ?? []).map(({ projectId }) => projectId),
		...completedHere(userId),
		...waiting.entries.flatMap(({ kind, state, subject }) =>
			kind === CHECK_SKETCH && state === "pending" ? [subject] : [],
		),
	];
	const projects = listEveryProject(getLocale());
	const continued = begun.find((id) => projects.some((project) => project.id === id) && !done.includes(id));
	const id = continued ?? nextProject(kitsOf(stage), done);
	const project = projects.find((one) => one.id === id);
	return {
		stage,
		firstVisit: !unknown && !areUnknown(begunThere) && points + done.length + begun.length === 0,
		next: project && (!unknown || continued) ? { project, begun: continued !== undefined } : null,
		done,
		completions,
	};
}

/** The kits of a stage's levels, in teaching order. */
function kitsOf(stage: LearningStage): { projectIds: readonly string[] }[] {
	return listKits().flatMap(({ id, type, project_ids }) =>
		LEVEL_KITS.includes(id) && type === stage ? [{ projectIds: project_ids }] : [],
	);
}
