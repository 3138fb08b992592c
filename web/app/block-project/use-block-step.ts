import { useQuery } from "@tanstack/react-query";
import type { BlockProject } from "#content/projects.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import type { BlockWork } from "./find-block-step.ts";

/** The blocks that are asked about, as text, and as they are studied. */
export interface AskedBlocks {
	blocks: string;
	work: Omit<BlockWork, "project">;
}

/** The next step for blocks, once its module is there and somebody has asked. */
export function useBlockStep(
	{ project, kinds }: { project: BlockProject; kinds: PartKinds },
	finder: typeof import("./find-block-step.ts") | undefined,
	asked: AskedBlocks | null,
) {
	return useQuery({
		queryKey: ["block-next-step", project.id, asked],
		queryFn: ({ signal }) => (finder && asked ? finder.findBlockStep({ project, kinds, ...asked.work }, signal) : null),
		enabled: asked !== null && finder !== undefined,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		networkMode: "always",
		retry: false,
	});
}
