import { Link } from "@tanstack/react-router";
import type { ProjectCard } from "#content/projects.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Drawer } from "#web/platform/ui/Drawer.tsx";
import type { Category } from "./categories.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";

/** The first ones of a group are badged. */
const POPULAR = 3;

interface CategoryDrawerProps {
	/** Null while it is closed. */
	category: Category | null;
	projects: readonly ProjectCard[];
	onClose: () => void;
}

/** All projects of a group. */
export function CategoryDrawer({ category, projects, onClose }: CategoryDrawerProps) {
	return (
		<Drawer
			title={category ? m.challenges_drawer_title({ level: category.title() }) : ""}
			description={category?.ages() ?? ""}
			open={category !== null}
			onOpenChange={(open) => open || onClose()}
		>
			<ul className="grid gap-3 sm:grid-cols-2">
				{projects.map((project, order) => (
					<li key={project.id} className="flex flex-col gap-2 p-4 rounded-medium border border-line">
						<div className="flex flex-wrap items-center gap-2">
							<h3 className="text-base grow">{project.title}</h3>
							{order < POPULAR && <Chip tone="sun">{m.challenges_popular()}</Chip>}
						</div>
						<p className="text-sm text-ink-2 grow">{project.summary}</p>
						<ProjectFacts project={project} />
						<Link {...projectLink(project)} className={buttonClass({ variant: "soft" }, "mt-1")}>
							{m.challenges_view_project()}
							<span className="sr-only">{project.title}</span>
						</Link>
					</li>
				))}
			</ul>
		</Drawer>
	);
}
