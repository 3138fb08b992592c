import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type BlockProject, loadBlockProject } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { stepToOpen } from "#web/catalogue/lesson/lesson-steps.ts";
import { readLesson } from "#web/platform/learning/lesson-progress/lesson-store.ts";
import { currentSession, personOf, usePerson } from "#web/platform/session/session.ts";
import { markCritical } from "#web/platform/storage/critical.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { lazyModules, PrimaryLesson, preloadStep } from "./PrimaryLesson.tsx";

export { lazyModules };

/** Projects that the route has loaded: shown at once. */
const loaded = new Map<string, BlockProject | null>();

/** Loads a project before it is shown, with what the step asked for or open last is shown with. */
export async function prefetchProject(id: string, step: string | undefined): Promise<void> {
	const person = personOf(currentSession());
	const shown = preloadStep(stepToOpen(step, person && readLesson(person.id, id).open));
	const project = loadBlockProject(id, getLocale());
	markCritical(Promise.all([project, shown]));
	loaded.set(id, await project);
	await shown;
}

function projectQuery(id: string) {
	return queryOptions({
		queryKey: ["block-project", id],
		queryFn: () => loadBlockProject(id, getLocale()),
		initialData: () => loaded.get(id),
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: "always",
		retry: 1,
	});
}

/** One project to make with blocks. An id without a project says so. */
export function BlockChallenge({ projectId }: { projectId: string }) {
	const project = useQuery(projectQuery(projectId));
	const person = usePerson();
	useTitle(project.data?.title ?? m.primary_title());
	if (project.data) return <PrimaryLesson key={person.id} project={project.data} userId={person.id} />;
	return (
		<main className="min-h-page grid place-items-center p-4">
			{project.isPending && <Spinner label={m.primary_loading()} />}
			{project.isError && (
				<ErrorState
					title={m.primary_load_failed()}
					onRetry={() => void project.refetch()}
					retrying={project.isFetching}
				/>
			)}
			{project.data === null && (
				<EmptyState
					title={m.primary_unknown()}
					text={m.primary_unknown_text()}
					action={
						<Link to="/primary-kit" className={buttonClass()}>
							{m.primary_title()}
						</Link>
					}
				/>
			)}
		</main>
	);
}
