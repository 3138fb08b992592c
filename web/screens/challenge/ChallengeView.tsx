import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { listEveryProject } from "#content/catalogue.ts";
import { genericProject } from "#content/generic-project.ts";
import { relatedManual } from "#content/manuals.ts";
import { loadProject, type Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { markCritical } from "#web/device/critical.ts";
import { useTitle } from "#web/device/title.ts";
import { ProjectSummary } from "#web/features/projects/ProjectSummary.tsx";
import { ModuleMissing } from "#web/loading/ModuleMissing.tsx";
import { useLazyModule, usePrefetch } from "#web/loading/use-lazy-module.ts";
import { usePerson } from "#web/session/session.ts";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Spinner } from "#web/ui/Spinner.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx";
import { ChallengeHead } from "./ChallengeHead.tsx";

const loadManualPane = () => import("./ManualPane.tsx");
const loadHelpPane = () => import("./HelpPane.tsx");

const loadBench = () => import("./CodingBench.tsx");

/** What is loaded after a project is shown. */
export const challengeModules = [loadBench, loadManualPane, loadHelpPane];

type View = "project" | "coding" | "manual" | "help";

function projectQuery(id: string) {
	return queryOptions({
		queryKey: ["project", id],
		queryFn: async () => (await loadProject(id, getLocale())) ?? genericProject(id, getLocale()),
		initialData: () => brought.get(id),
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: "always",
		retry: 1,
	});
}

/** What the route has brought: shown at once. */
const brought = new Map<string, Project>();

/** Brings a project before it is shown. */
export async function bringProject(id: string): Promise<void> {
	markCritical(loadBench());
	brought.set(id, (await loadProject(id, getLocale())) ?? genericProject(id, getLocale()));
}

/** One project to work on. An id without content opens a bare board. */
export function ChallengeView({ projectId }: { projectId: string }) {
	const project = useQuery(projectQuery(projectId));
	useTitle(project.data?.title ?? m.secondary_title());
	if (project.data) return <Challenge project={project.data} />;
	return (
		<main className="min-h-dvh grid place-items-center p-4">
			{project.isPending && <Spinner label={m.challenge_loading()} />}
			{project.isError && (
				<ErrorState
					title={m.challenge_failed()}
					text={m.challenge_failed_text()}
					onRetry={() => void project.refetch()}
					retrying={project.isFetching}
				/>
			)}
		</main>
	);
}

/** The coding environment opens with its tab, and from then on stays as it is behind the other one. */
function Challenge({ project }: { project: Project }) {
	const [view, setView] = useState<View>("project");
	const [opened, setOpened] = useState(false);
	const codingTab = useRef<HTMLButtonElement>(null);
	const person = usePerson();
	// At once, and not within a `Suspense`: what that has shown something else for, React shows 300 ms later at the earliest.
	const [missing, setMissing] = useState(false);
	const bench = useLazyModule(loadBench, true, setMissing);
	const manual = useLazyModule(loadManualPane);
	const help = useLazyModule(loadHelpPane);
	usePrefetch(challengeModules);
	const hasManual = project.text.manual !== undefined || relatedManual(project.id) !== null;

	const client = useQueryClient();
	useEffect(() => {
		void (manual && client.prefetchQuery(manual.relatedManualQuery(project.id)));
	}, [manual, client, project.id]);

	/** The button that was pressed goes with its tab: the keys go on at the tab that takes its place. */
	function goOn() {
		show("coding");
		codingTab.current?.focus();
	}

	function show(next: View) {
		if (next === view) return;
		if (next === "coding") setOpened(true);
		setView(next);
		// With the next frame, which lays the page out anyway: at once would lay out the tab that is being left.
		requestAnimationFrame(() => scrollTo({ top: 0 }));
	}

	return (
		<main className="min-h-dvh flex flex-col">
			<ChallengeHead project={project} />
			<BeingWritten projectId={project.id} />
			<Tabs
				look="line"
				value={view}
				onValueChange={(next) => show(next as View)}
				className="grow flex flex-col min-h-0"
			>
				<TabList aria-label={m.challenge_tabs()} className="bg-surface px-3 sm:px-5 shrink-0">
					<Tab value="project">{m.challenge_tab_project()}</Tab>
					<Tab ref={codingTab} value="coding">
						{m.challenge_tab_coding()}
					</Tab>
					<Tab value="manual" disabled={!hasManual}>
						{hasManual ? m.challenge_tab_manual() : m.manual_not_available()}
					</Tab>
					<Tab value="help">{m.challenge_tab_help()}</Tab>
				</TabList>
				<TabPanel value="manual">{manual && <manual.ManualPane project={project} />}</TabPanel>
				<TabPanel value="help">{help && <help.HelpPane project={project} />}</TabPanel>
				<TabPanel value="project">
					<ProjectSummary project={project} onContinue={goOn} />
				</TabPanel>
				<TabPanel
					value="coding"
					forceMount
					hidden={view !== "coding"}
					className="grow flex flex-col data-[state=inactive]:hidden"
				>
					{opened && bench && <bench.CodingBench key={person.id} project={project} person={person.id} />}
					{opened && !bench && <ModuleMissing missing={missing} label={m.challenge_loading_editor()} />}
				</TabPanel>
			</Tabs>
		</main>
	);
}

/** Says of a project that is listed and has no content yet that it is on its way. */
function BeingWritten({ projectId }: { projectId: string }) {
	const project = listEveryProject(getLocale()).find(({ id }) => id === projectId);
	if (!project || project.written) return null;
	return (
		<div className="px-4 sm:px-6 py-3 bg-sun-wash text-sun-ink border-b border-line">
			<p className="font-extrabold">{m.challenge_being_written()}</p>
			<p>{m.challenge_being_written_text({ title: project.title })}</p>
		</div>
	);
}
