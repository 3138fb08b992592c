import { m } from "#messages/generated/messages.js";
import type { AssignmentCount } from "#web/classroom/teaching/assignments.data.ts";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";

/** How many of a class have done what is given to it. Nothing for a class without learners. */
export function DoneCount({ title, count }: { title: string; count: AssignmentCount | undefined }) {
	if (!count || count.members === 0) return null;
	const text = m.teaching_done_count({ done: count.done, of: count.members });
	return (
		<span className="inline-flex items-center gap-2 text-sm text-ink-2 tabular-nums">
			<ProgressBar
				label={title}
				fraction={count.done / count.members}
				valueText={text}
				tone={count.done === count.members ? "leaf" : "teal"}
				className="w-20"
			/>
			{text}
		</span>
	);
}
