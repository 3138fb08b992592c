import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ProjectCard } from "#content/projects.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";

/** The end of a lesson: the next project. Null where every project is completed. */
export function NextProjectLink({ next }: { next: ProjectCard | null }) {
	if (!next) return null;
	return (
		<div className="grid gap-2 justify-items-start pt-2">
			<h3 className="text-base">{m.success_next()}</h3>
			<Link {...projectLink(next)} className={buttonClass({ variant: "soft" })}>
				{next.title}
				<ArrowRight size={18} aria-hidden="true" />
			</Link>
		</div>
	);
}
