import { useState } from "react";
import { compareNames } from "#domain/classroom/class-names.ts";
import { m } from "#messages/generated/messages.js";
import { groupName } from "#web/classroom/groups/group-texts.ts";
import type { AssignmentCount } from "#web/classroom/teaching/assignments.data.ts";
import { listText } from "#web/platform/ui/list-text.ts";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";

/** This many names are listed at first. */
const NAMED = 4;

/** How many have done what is given to a class or to groups of it, and who has not. Nothing for a class without learners. */
export function DoneCount({ title, count }: { title: string; count: AssignmentCount | undefined }) {
	if (!count || count.members === 0) return null;
	const text = m.teaching_done_count({ done: count.done, of: count.members });
	const groups = groupsText(count);
	return (
		<>
			<span className="inline-flex items-center gap-2 text-sm text-ink-2 tabular-nums">
				<ProgressBar
					label={title}
					fraction={count.done / count.members}
					valueText={text}
					tone={count.done === count.members ? "leaf" : "teal"}
					className="w-20"
				/>
				{groups ? m.teaching_done_of_groups({ groups, text }) : text}
			</span>
			{count.done > 0 && count.missing.length > 0 && <Missing names={count.missing} />}
		</>
	);
}

/** "Group C and Ndizi"; empty for the whole class. */
export function groupsText({ groups }: AssignmentCount): string {
	return listText(groups.map(({ position, name }) => groupName(name, position - 1)));
}

/** The first names, or on a press all of them. */
function Missing({ names }: { names: readonly string[] }) {
	const [all, setAll] = useState(false);
	const sorted = names.toSorted(compareNames);
	const text = m.teaching_missing({
		count: names.length,
		names: listText(sorted, all ? sorted.length : NAMED),
	});
	if (sorted.length <= NAMED) return <span className="basis-full text-sm text-ink-2">{text}</span>;
	return (
		<button
			type="button"
			aria-expanded={all}
			onClick={() => setAll(!all)}
			className="basis-full min-h-11 text-left text-sm text-ink-2 hover:text-ink"
		>
			{text}
		</button>
	);
}
