import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { asBlockProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { openProject, projectQuery } from "#web/app/screens/opened-project.ts";
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

/** Loads a project before it is shown, with what the step asked for or open last is shown with. */
export async function prefetchProject(id: string, step: string | undefined): Promise<void> {
	const person = personOf(currentSession());
	const shown = preloadStep(stepToOpen(step, person && readLesson(person.id, id).open));
	const both = Promise.all([openProject(id), shown]);
	markCritical(both);
	await both;
}

/** One project to make with blocks. An id without a project says so. */
export function BlockProjectView({ projectId }: { projectId: string }) {
	const project = useQuery({ ...projectQuery(projectId), select: asBlockProject });
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
