import { Link } from "@tanstack/react-router";
import { Trophy } from "lucide-react";
import type { ProjectCard } from "#content/projects.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { CATEGORIES, type Category } from "./categories.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";

const SHOWN_AT_FIRST = 6;

interface ChallengeTabsProps {
	projects: readonly ProjectCard[];
	completed: ReadonlySet<string>;
	onViewAll: (category: Category) => void;
}

/** The first six challenges of each group, and the way to all of them. */
export function ChallengeTabs({ projects, completed, onViewAll }: ChallengeTabsProps) {
	return (
		<Tabs look="line" defaultValue="Beginner">
			<TabList aria-label={m.challenges_tabs()}>
				{CATEGORIES.map(({ level, title }) => (
					<Tab key={level} value={level}>
						{title()}
					</Tab>
				))}
			</TabList>
			{CATEGORIES.map((category) => {
				const all = projects.filter(({ level }) => level === category.level);
				return (
					<TabPanel key={category.level} value={category.level} className="pt-5 grid gap-5">
						<div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
							{all.slice(0, SHOWN_AT_FIRST).map((project, order) => (
								<TabCard key={project.id} project={project} isNew={order === 0} completed={completed.has(project.id)} />
							))}
						</div>
						{all.length > SHOWN_AT_FIRST && (
							<Button variant="quiet" className="justify-self-center" onClick={() => onViewAll(category)}>
								{m.challenges_view_all()}
							</Button>
						)}
					</TabPanel>
				);
			})}
		</Tabs>
	);
}

interface TabCardProps {
	project: ProjectCard;
	isNew: boolean;
	completed: boolean;
}

function TabCard({ project, isNew, completed }: TabCardProps) {
	return (
		<Card as="article" padded={false} className="flex flex-col">
			<ProjectPicture projectId={project.id} />
			<div className="grow flex flex-col gap-3 p-5">
				<div className="flex flex-wrap items-center gap-2">
					<h3 className="text-xl grow">{project.title}</h3>
					{isNew && <Chip tone="violet">{m.challenges_new()}</Chip>}
					{completed && (
						<Chip tone="leaf">
							<Trophy size={14} aria-hidden="true" />
							{m.project_completed()}
						</Chip>
					)}
				</div>
				<p className="text-ink-2 grow">{project.summary}</p>
				<ProjectFacts project={project} />
				<Link {...projectLink(project)} className={buttonClass({ variant: completed ? "quiet" : "primary" }, "mt-1")}>
					{m.challenges_start()}
					<span className="sr-only">{project.title}</span>
				</Link>
			</div>
		</Card>
	);
}
