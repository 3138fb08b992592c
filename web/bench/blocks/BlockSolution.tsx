import type { BlockProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { StillBlocks } from "#web/bench/editors/blocks/blockly/StillBlocks.tsx";
import { RevealCard } from "#web/bench/hints/RevealCard.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { BlockReference } from "./BlockReference.tsx";

interface BlockSolutionProps {
	project: BlockProject;
	/** Puts the solution in the workspace. */
	onUse: (blocks: Record<string, unknown>) => void;
}

/** The solution in blocks, for points; and what each block of the toolbox does. */
export function BlockSolution({ project, onUse }: BlockSolutionProps) {
	return (
		<>
			<RevealCard project={project}>
				{(solution) =>
					solution.kind === "blocks" && (
						<>
							<StillBlocks label={m.reveal_title()} devices={project.program.devices} state={solution.blocks} />
							<Button variant="soft" className="justify-self-start" onClick={() => onUse(solution.blocks)}>
								{m.reveal_use_blocks()}
							</Button>
						</>
					)
				}
			</RevealCard>
			<BlockReference toolbox={project.program.toolbox} />
		</>
	);
}
