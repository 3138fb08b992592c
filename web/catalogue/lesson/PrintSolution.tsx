import { useMutation } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { askTeacherSolution } from "./teacher-solution.data.ts";

/** The lines of a program of blocks, in words. */
export type BlockLines = (blocks: Record<string, unknown>) => Promise<readonly string[]>;

interface PrintSolutionProps {
	projectId: string;
	blockLines: BlockLines | undefined;
	/** Gets the lines of the solution. */
	onReady: (lines: readonly string[]) => void;
}

/** The button that asks for the solution, for a verified educator. */
export function PrintSolution({ projectId, blockLines, onReady }: PrintSolutionProps) {
	const { id: userId } = usePerson();
	const verified = usePermissions().data?.verified ?? false;
	const asking = useMutation({
		mutationFn: async () => {
			const solution = await askTeacherSolution(userId, projectId);
			if (solution.kind === "sketch") return solution.source.trimEnd().split("\n");
			return (await blockLines?.(solution.blocks)) ?? [];
		},
		onSuccess: onReady,
		meta: { failure: m.lesson_solution_failed },
	});
	if (!verified) return null;
	return (
		<Button variant="soft" loading={asking.isPending} onClick={() => asking.mutate()}>
			{m.lesson_print_solution()}
		</Button>
	);
}
