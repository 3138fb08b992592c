import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { genericProject } from "#content/generic-project.ts";
import { relatedManual } from "#content/manuals.ts";
import { asSketchProject, type SketchProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { ExtensionPassed } from "#web/app/screens/ExtensionPassed.tsx";
import { NextProjectLink } from "#web/app/screens/NextProjectLink.tsx";
import { openProject, projectQuery } from "#web/app/screens/opened-project.ts";
import { projectAfter } from "#web/app/screens/project-after.ts";
import { endCongratulation } from "#web/bench/code/bench-status.ts";
import type { BenchFindings, Success } from "#web/bench/code/use-bench.ts";
import { keepWhenIdle } from "#web/bench/editors/sketch/compiler-here/keep-when-idle.ts";
import { Glossary } from "#web/catalogue/glossary/Glossary.tsx";
import { levelText } from "#web/catalogue/projects/project-level.ts";
import { completedHere } from "#web/platform/learning/completions-store.ts";
import { EXTENSION_PASSED, useLessonProgress } from "#web/platform/learning/lesson-progress/use-lesson-progress.ts";
import type { WorkState } from "#web/platform/learning/saved-work/use-saved-work.ts";
import { lazyScreen } from "#web/platform/loading/lazy-screen.tsx";
import { ModuleMissing } from "#web/platform/loading/ModuleMissing.tsx";
import { loadModule, useLazyModule, usePrefetch } from "#web/platform/loading/use-lazy-module.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { markCritical } from "#web/platform/storage/critical.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { ProjectHead } from "./ProjectHead.tsx";

const loadLesson = () => import("#web/catalogue/lesson/SecondaryLesson.tsx");
const loadManualPane = () => import("./ManualPane.tsx");
const loadHelpPane = () => import("./HelpPane.tsx");

const loadSuccess = () => import("./BenchSuccess.tsx");
const loadTip = () => import("#web/platform/notifications/TeacherTip.tsx");
const loadBench = () => import("./CodingBench.tsx");
const loadQuestion = () => import("#web/bench/editors/sketch/compiler-here/ask-to-keep.tsx");

const SecondaryLesson = lazyScreen(loadLesson, "SecondaryLesson");

/** What is loaded after a project is shown. */
export const projectModules = [loadLesson, loadBench, loadManualPane, loadHelpPane, loadSuccess, loadTip];

const VIEWS = ["project", "coding", "manual", "help"] as const;
type View = (typeof VIEWS)[number];

/** The view that the address asks for, else the project. */
function viewOf(asked: unknown): View {
	return VIEWS.find((view) => view === asked) ?? "project";
}

/** Loads a project before it is shown, with what the view asked for is shown with. */
export async function prefetchProject(id: string, view: string | undefined): Promise<void> {
	const bench = loadModule(loadBench);
	markCritical(bench);
	const shown = viewOf(view) === "coding" ? bench.catch(() => undefined) : SecondaryLesson.preload();
	await Promise.all([openProject(id), shown]);
}

async function askToKeep(): Promise<void> {
	const question = await loadModule(loadQuestion);
	question.askToKeep();
}

/** One project to work on. An id without content opens a bare board. */
export function CodeProjectView({ projectId }: { projectId: string }) {
	const project = useQuery({
		...projectQuery(projectId),
		select: (found) => asSketchProject(found) ?? genericProject(projectId, getLocale()),
	});
	useTitle(project.data?.title ?? m.secondary_title());
	if (project.data) return <OpenedProject project={project.data} />;
	return (
		<main className="min-h-page grid place-items-center p-4">
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
function OpenedProject({ project }: { project: SketchProject }) {
	const { view: asked } = useSearch({ from: "/signed-in/shell/secondary-kit" });
	const navigate = useNavigate({ from: "/secondary-kit" });
	const [view, setView] = useState(() => viewOf(asked));
	const [opened, setOpened] = useState(view === "coding");
	/** On a phone, the head's buttons are folded away, and the views, too, where the bench needs the height. */
	const [headOpen, setHeadOpen] = useState(false);
	const [saved, setSaved] = useState<WorkState | null>(null);
	const [findings, setFindings] = useState<BenchFindings | null>(null);
	const [success, setSuccess] = useState<Success | null>(null);
	const main = useRef<HTMLElement>(null);
	const codingTab = useRef<HTMLButtonElement>(null);
	const person = usePerson();
	const progress = useLessonProgress(person.id, project.id);
	// At once, and not within a `Suspense`: what that has shown something else for, React shows 300 ms later at the earliest.
	const [missing, setMissing] = useState(false);
	const bench = useLazyModule(loadBench, true, setMissing);
	const manual = useLazyModule(loadManualPane);
	const help = useLazyModule(loadHelpPane);
	const later = useLazyModule(loadSuccess);
	const tip = useLazyModule(loadTip);
	usePrefetch(projectModules);
	useEffect(() => keepWhenIdle(() => void askToKeep().catch(() => undefined)), []);
	const hasManual = project.lesson.manual !== undefined || relatedManual(project.id) !== null;

	const client = useQueryClient();
	useEffect(() => {
		void (manual && client.prefetchQuery(manual.relatedManualQuery(project.id)));
	}, [manual, client, project.id]);

	/** The button that was pressed is unmounted with its tab: the focus moves to the tab that opens. */
	function continueToCoding() {
		show("coding");
		codingTab.current?.focus();
	}

	/** The success page takes the focus with it. */
	function returnToBench() {
		flushSync(() => setSuccess(null));
		endCongratulation();
		// On a phone the tabs are folded away.
		main.current?.focus({ preventScroll: true });
	}

	function show(next: View) {
		if (next === view) return;
		if (next === "coding") setOpened(true);
		setView(next);
		// The tab does not wait for the router; the address follows, so that a reload opens the same view.
		void navigate({ search: (before) => ({ ...before, view: next }), replace: true });
		setHeadOpen(next === "coding" && isBetweenTabs());
		// With the next frame, which lays the page out anyway: at once would lay out the tab that is being left.
		requestAnimationFrame(() => scrollTo({ top: 0 }));
	}

	const tabs = (
		<TabList aria-label={m.challenge_tabs()}>
			<Tab value="project">{m.challenge_tab_project()}</Tab>
			<Tab ref={codingTab} value="coding">
				{m.challenge_tab_coding()}
			</Tab>
			<Tab value="manual" disabled={!hasManual}>
				{hasManual ? m.challenge_tab_manual() : m.manual_not_available()}
			</Tab>
			<Tab value="help" data-tour="help">
				{m.challenge_tab_help()}
			</Tab>
		</TabList>
	);
	const coding = view === "coding";
	const height = { project: "min-h-page", manual: "min-h-page", coding: "h-page", help: "min-h-page lg:h-page" }[view];
	const page = success && later && (
		<later.BenchSuccess project={project} userId={person.id} success={success} onReturn={returnToBench} />
	);
	return (
		<>
			<main ref={main} tabIndex={-1} className={height} inert={Boolean(page)}>
				<Tabs
					look="line"
					value={view}
					onValueChange={(next) => show(next as View)}
					className={classNames("flex flex-col", coding ? "h-full" : height)}
				>
					<ProjectHead
						project={project}
						saved={saved}
						tabs={tabs}
						made={progress.extensionPassed}
						reading={view !== "coding"}
						open={headOpen}
						onOpenChange={setHeadOpen}
					/>
					{tip && <tip.TeacherTip projectId={project.id} />}
					<TabPanel value="manual">{manual && <manual.ManualPane project={project} />}</TabPanel>
					<TabPanel value="help" className="flex flex-col flex-1 min-h-0 rounded-none data-[state=inactive]:hidden">
						{help && (
							<help.HelpPane
								project={project}
								userId={person.id}
								findings={findings}
								onCoding={() => {
									show("coding");
									codingTab.current?.focus();
								}}
							/>
						)}
					</TabPanel>
					<TabPanel value="project">
						<Glossary entries={project.lesson.words}>
							<SecondaryLesson
								project={project}
								level={levelText(project.level)}
								guess={progress.prediction}
								onGuess={progress.guess}
								mark={progress.extensionPassed ? <ExtensionPassed /> : null}
								next={<NextProjectLink next={projectAfter(project.id, completedHere(person.id))} />}
								onContinue={continueToCoding}
							/>
						</Glossary>
					</TabPanel>
					<TabPanel
						value="coding"
						forceMount
						hidden={!coding}
						className="flex flex-col flex-1 min-h-0 rounded-none data-[state=inactive]:hidden"
					>
						{opened && bench && (
							<bench.CodingBench
								key={person.id}
								project={project}
								userId={person.id}
								onWorkState={setSaved}
								onFindings={setFindings}
								onSuccess={setSuccess}
								made={progress.extensionPassed}
								onMade={() => progress.finish(EXTENSION_PASSED)}
								helping={view === "help"}
							/>
						)}
						{opened && !bench && <ModuleMissing missing={missing} label={m.challenge_loading_editor()} />}
					</TabPanel>
				</Tabs>
			</main>
			{page}
		</>
	);
}

/** Somebody walks through the views by keyboard. */
function isBetweenTabs(): boolean {
	return document.activeElement?.matches("[role=tab]:focus-visible") ?? false;
}
