import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { CheckList } from "#web/features/checks/CheckList.tsx";
import { buildingModules } from "#web/features/circuit-builder/CircuitBuilder.tsx";
import type { Builder } from "#web/features/circuit-builder/use-building.ts";
import { loadWiringCheck, WiringNotes } from "#web/features/circuit-builder/WiringNotes.tsx";
import { BoardOutput, loadInspector, loadPlotter } from "./BoardOutput.tsx";
import { BoardStage } from "./BoardStage.tsx";
import { refusalWords } from "./refusal-words.ts";
import type { CodeBench } from "./use-bench.ts";

export const lazyModules = [loadWiringCheck, loadPlotter, loadInspector, ...buildingModules];

interface BoardHalfProps {
	project: Project;
	person: string;
	builder: Builder;
	bench: CodeBench;
}

/** The board, what its wiring and its checks say, and its serial line. */
export function BoardHalf({ project, person, builder, bench }: BoardHalfProps) {
	const { run, askAgain } = bench.checks;
	return (
		<>
			<BoardStage builder={builder} wired={project.circuit} board={bench.board} person={person} />
			<div className="bench-low">
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
				<section data-tour="watch" aria-label={m.bench_findings()} tabIndex={0} className="bench-findings">
					<WiringNotes
						builder={builder}
						wired={project.circuit}
						found={bench.problems}
						uploaded={run.phase !== "none"}
					/>
					{stepIds(project.checks).length > 0 && (
						<CheckList
							run={run}
							steps={stepIds(project.checks)}
							words={project.text.steps}
							unanswered={run.refusal && refusalWords(run.refusal).text}
							onAskAgain={() => void askAgain()}
						/>
					)}
				</section>
				<BoardOutput board={bench.board} person={person} baud={bench.baud} />
			</div>
		</>
	);
}
