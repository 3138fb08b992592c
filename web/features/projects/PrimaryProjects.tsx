import type { BlockProjectCard } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import type { ProjectProgress } from "#web/learning/progress-store.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/ui/Tabs.tsx";
import { ProjectTile } from "./ProjectTile.tsx";

interface PrimaryProjectsProps {
	projects: readonly BlockProjectCard[];
	progress: Readonly<Record<string, ProjectProgress>>;
}

/** The projects of the primary kit: those to do, and those done. One that waits for the server is still among those to do. */
export function PrimaryProjects({ projects, progress }: PrimaryProjectsProps) {
	const isDone = ({ id }: BlockProjectCard) => progress[id]?.waiting === null;
	const available = projects.filter((project) => !isDone(project));
	const completed = projects.filter(isDone);
	const tiles = (list: readonly BlockProjectCard[]) => (
		<div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
			{list.map((project) => (
				<ProjectTile
					key={project.id}
					project={project}
					to="/primary-kit"
					heading="h3"
					level={{ words: m.primary_ages(), tone: "teal" }}
					state={stateOf(progress[project.id])}
				/>
			))}
		</div>
	);
	return (
		<Tabs look="line" defaultValue="available">
			<TabList aria-label={m.primary_tabs()}>
				<Tab value="available">{m.primary_available({ count: available.length })}</Tab>
				<Tab value="completed">{m.primary_completed({ count: completed.length })}</Tab>
			</TabList>
			<TabPanel value="available" className="pt-5">
				{available.length > 0 ? tiles(available) : <EmptyState title={m.primary_none_available()} />}
			</TabPanel>
			<TabPanel value="completed" className="pt-5">
				{completed.length > 0 ? (
					tiles(completed)
				) : (
					<EmptyState title={m.primary_none_completed()} text={m.primary_none_completed_text()} />
				)}
			</TabPanel>
		</Tabs>
	);
}

function stateOf(progress: ProjectProgress | undefined) {
	if (!progress) return "open";
	return progress.waiting === null ? "completed" : "waiting";
}
