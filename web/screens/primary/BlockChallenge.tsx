import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { loadBlockProject } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { loadPartKinds } from "#simulator/parts/load-part-kinds.ts";
import { usePerson } from "#web/session/session.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { BlockBench } from "./BlockBench.tsx";

function projectQuery(id: string) {
	return queryOptions({
		queryKey: ["block-project", id],
		async queryFn() {
			const project = await loadBlockProject(id);
			return project && { project, kinds: await loadPartKinds(project.circuit) };
		},
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: "always",
		retry: 1,
	});
}

/** One project to make with blocks. An id without a project says so. */
export function BlockChallenge({ projectId }: { projectId: string }) {
	const project = useQuery(projectQuery(projectId));
	const person = usePerson();
	if (project.data) return <BlockBench key={person.id} {...project.data} person={person.id} />;
	return (
		<main className="min-h-dvh grid place-items-center p-4">
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
