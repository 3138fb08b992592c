import { useState } from "react";
import { compareNames } from "#domain/classroom/class-names.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import type { AssignmentCount } from "#web/classroom/teaching/assignments.data.ts";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";

/** This many names are listed at first. */
const NAMED = 4;

/** How many of a class have done what is given to it, and who has not. Nothing for a class without learners. */
export function DoneCount({ title, count }: { title: string; count: AssignmentCount | undefined }) {
	if (!count || count.members === 0) return null;
	const text = m.teaching_done_count({ done: count.done, of: count.members });
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
				{text}
			</span>
			{count.done > 0 && count.missing.length > 0 && <Missing names={count.missing} />}
		</>
	);
}

/** The first names, or on a press all of them. */
function Missing({ names }: { names: readonly string[] }) {
	const [all, setAll] = useState(false);
	const sorted = names.toSorted(compareNames);
	const hidden = all ? 0 : Math.max(0, sorted.length - NAMED);
	const shown = hidden > 0 ? [...sorted.slice(0, NAMED), m.teaching_missing_more({ count: hidden })] : sorted;
	const text = m.teaching_missing({
		count: names.length,
		names: new Intl.ListFormat(getLocale(), { type: "conjunction" }).format(shown),
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
