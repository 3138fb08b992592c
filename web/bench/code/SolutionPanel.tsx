import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { RevealCard } from "#web/bench/hints/RevealCard.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { ProgramText } from "#web/platform/ui/ProgramText.tsx";

interface SolutionPanelProps {
	project: Project;
	/** Puts the solution in the editor. */
	onUse: (text: string) => void;
}

/** The project's solution, for points; the generic project has none. */
export function SolutionPanel({ project, onUse }: SolutionPanelProps) {
	if (stepIds(project.checks).length === 0) return null;
	return (
		<RevealCard project={project}>
			{(solution) =>
				solution.kind === "sketch" && (
					<>
						<ProgramText label={m.reveal_title()} text={solution.source} />
						<Button variant="soft" className="justify-self-start" onClick={() => onUse(solution.source)}>
							{m.reveal_use()}
						</Button>
					</>
				)
			}
		</RevealCard>
	);
}
