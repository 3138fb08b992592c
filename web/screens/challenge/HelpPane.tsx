import { Lightbulb } from "lucide-react";
import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { Hints } from "#web/features/helps/Hints.tsx";
import { Card } from "#web/ui/Card.tsx";

/** Help while working: the project's hints, and its own advice. */
export function HelpPane({ project }: { project: Project }) {
	return (
		<div className="max-w-3xl mx-auto grid gap-5 p-4 sm:p-6 pb-12">
			{project.hints.length > 0 && (
				<Card aria-labelledby="hints" className="grid gap-3.5">
					<h2 id="hints" className="text-lg flex items-center gap-2.5">
						<Lightbulb size={22} className="text-sun" aria-hidden="true" />
						{m.hint_title()}
					</h2>
					<Hints project={project} />
				</Card>
			)}
			<Card aria-labelledby="advice" className="grid gap-3">
				<h2 id="advice" className="text-lg">
					{m.challenge_advice()}
				</h2>
				<ul className="grid gap-2 m-0 pl-5 list-disc marker:text-teal">
					{(project.text.help ?? []).map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</Card>
		</div>
	);
}
