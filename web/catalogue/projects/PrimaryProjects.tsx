import { Trophy } from "lucide-react";
import type { ProjectCard } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import type { ProjectProgress } from "#web/platform/learning/completions-store.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { NextProject } from "./NextProject.tsx";
import { ProjectTile } from "./ProjectTile.tsx";

interface PrimaryProjectsProps {
	projects: readonly ProjectCard[];
	progress: Readonly<Record<string, ProjectProgress>>;
	/** The most stars of each completed one, as far as they are known. */
	stars: ReadonlyMap<string, number>;
	/** Tried, here or elsewhere. */
	begun: readonly string[];
	/** The one to do next; undefined when all are done. */
	next: string | undefined;
}

/** The projects of a primary kit: those to do, the next one first, and those done. One that waits for the server is still among those to do. */
export function PrimaryProjects({ projects, progress, stars, begun, next }: PrimaryProjectsProps) {
	const isDone = ({ id }: ProjectCard) => progress[id]?.waiting === null;
	const available = projects.filter((project) => !isDone(project));
	const completed = projects.filter(isDone);
	const first = available.find(({ id }) => id === next);
	return (
		<Tabs look="line" defaultValue="available">
			<TabList aria-label={m.primary_tabs()}>
				<Tab value="available">{m.primary_available({ count: available.length })}</Tab>
				<Tab value="completed">{m.primary_completed({ count: completed.length })}</Tab>
			</TabList>
			<TabPanel value="available" className="pt-5 grid gap-5">
				<h2 className="sr-only">{m.primary_available({ count: available.length })}</h2>
				{first && (
					<NextProject project={first} to="/primary-kit" ages={m.primary_ages()} begun={begun.includes(first.id)} />
				)}
				{available.length > 0 ? (
					<Tiles
						projects={available.filter((project) => project !== first)}
						{...{ progress, stars, begun }}
						total={projects.length}
					/>
				) : (
					<EmptyState title={m.primary_none_available()} />
				)}
			</TabPanel>
			<TabPanel value="completed" className="pt-5">
				<h2 className="sr-only">{m.primary_completed({ count: completed.length })}</h2>
				{completed.length > 0 ? (
					<Tiles projects={completed} {...{ progress, stars, begun }} />
				) : (
					<EmptyState title={m.primary_none_completed()} text={m.primary_none_completed_text()} />
				)}
			</TabPanel>
		</Tabs>
	);
}

type TilesProps = Pick<PrimaryProjectsProps, "projects" | "progress" | "stars" | "begun"> & {
	/** Where the kit is not complete: how many projects it has. */
	total?: number;
};

function Tiles({ projects, progress, stars, begun, total }: TilesProps) {
	return (
		<div className="grid gap-3.5 sm:gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))]">
			{projects.map((project) => (
				<ProjectTile
					key={project.id}
					project={project}
					to="/primary-kit"
					heading="h3"
					level={{ text: m.primary_ages(), tone: "teal" }}
					state={stateOf(progress[project.id], begun.includes(project.id))}
					stars={stars.get(project.id)}
				/>
			))}
			{total !== undefined && (
				<div className="flex items-center gap-4 p-5 rounded-large border-2 border-dashed border-line">
					<span className="grid place-items-center size-14 shrink-0 rounded-full bg-sun-wash text-sun-ink">
						<Trophy size={28} aria-hidden="true" />
					</span>
					<div>
						<h3>{m.primary_kit_complete()}</h3>
						<p className="text-ink-2 max-w-[38ch]">{m.kit_goal({ count: total })}</p>
					</div>
				</div>
			)}
		</div>
	);
}

function stateOf(progress: ProjectProgress | undefined, begun: boolean) {
	if (!progress) return begun ? "begun" : "open";
	return progress.waiting === null ? "completed" : "waiting";
}
