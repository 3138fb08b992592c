import type { ProjectCard } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import type { SecondaryLevel } from "./kit-projects.ts";
import { ProjectTile } from "./ProjectTile.tsx";
import { levelText, levelTone } from "./project-level.ts";

interface SecondaryProjectsProps {
	levels: readonly { level: SecondaryLevel; projects: readonly ProjectCard[] }[];
	/** Null as long as the server has not said. */
	completed: ReadonlySet<string> | null;
	/** Tried, here or elsewhere. */
	begun: readonly string[];
	/** The most stars of each completed one, as far as they are known. */
	stars: ReadonlyMap<string, number>;
}

const LEVEL_LABELS: Record<SecondaryLevel, { title: () => string; ages: () => string }> = {
	Intermediate: { title: m.secondary_intermediate, ages: m.secondary_intermediate_ages },
	Advanced: { title: m.secondary_advanced, ages: m.secondary_advanced_ages },
};

/** The projects of the secondary kit, one tab a level. */
export function SecondaryProjects({ levels, completed, begun, stars }: SecondaryProjectsProps) {
	const first = levels[0];
	const stateOf = (id: string) =>
		completed?.has(id) ? "completed" : begun.includes(id) ? "begun" : completed ? "open" : "unknown";
	if (!first) return <EmptyState title={m.secondary_no_projects()} text={m.secondary_no_projects_text()} />;
	return (
		<Tabs look="line" defaultValue={first.level}>
			<TabList aria-label={m.secondary_levels()}>
				{levels.map(({ level, projects }) => {
					const done = completed && projects.filter(({ id }) => completed.has(id)).length;
					const total = projects.length;
					return (
						<Tab key={level} value={level}>
							<span className="flex items-center gap-2">
								{LEVEL_LABELS[level].title()}
								<Chip
									tone={done === total ? "leaf" : "plain"}
									aria-label={done === null ? undefined : m.secondary_count({ done, total })}
								>
									{`${done ?? "–"}/${total}`}
								</Chip>
							</span>
						</Tab>
					);
				})}
			</TabList>
			{levels.map(({ level, projects }) => (
				<TabPanel key={level} value={level} className="pt-5">
					<p className="text-ink-2 mb-4">{LEVEL_LABELS[level].ages()}</p>
					<div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
						{projects.map((project) => (
							<ProjectTile
								key={project.id}
								project={project}
								to="/secondary-kit"
								heading="h2"
								level={{ text: levelText(project.level), tone: levelTone(project.level) }}
								state={stateOf(project.id)}
								stars={stars.get(project.id)}
							/>
						))}
					</div>
				</TabPanel>
			))}
		</Tabs>
	);
}
