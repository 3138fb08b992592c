import type { BlockProject } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { RevealCard } from "#web/features/helps/RevealCard.tsx";
import { StillBlocks } from "#web/features/workspace/blocks/StillBlocks.tsx";
import { Button } from "#web/ui/Button.tsx";

interface BlockSolutionProps {
	project: BlockProject;
	/** Puts the solution in the workspace. */
	onUse: (blocks: Record<string, unknown>) => void;
}

/** The project's blocks, for points. */
export function BlockSolution({ project, onUse }: BlockSolutionProps) {
	return (
		<RevealCard project={project}>
			{(solution) =>
				solution.kind === "blocks" && (
					<>
						<StillBlocks label={m.reveal_title()} devices={project.devices} state={solution.blocks} />
						<Button variant="soft" className="justify-self-start" onClick={() => onUse(solution.blocks)}>
							{m.reveal_use_blocks()}
						</Button>
					</>
				)
			}
		</RevealCard>
	);
}
