import { StatusIcon } from "#web/classroom/submissions/StatusChip.tsx";
import { statusText } from "#web/classroom/submissions/submission-text.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { HandedInFacts } from "./HandedInFacts.tsx";
import type { ReviewItem } from "./review.data.ts";
import { StudentAvatar } from "./StudentAvatar.tsx";
import { useStudentNames } from "./student-names.ts";

/** One submission in the list: whose, since when, for what, its status, and what came with it. */
export function SubmissionLine({ item, open, onOpen }: { item: ReviewItem; open: boolean; onOpen: () => void }) {
	const names = useStudentNames(item);
	return (
		<li className="border-b border-line last:border-0">
			<button
				type="button"
				aria-current={open ? "true" : undefined}
				onClick={onOpen}
				className={classNames(
					"w-full grid gap-1 px-3 py-3 my-1 rounded-medium text-left focus-visible:-outline-offset-3",
					open ? "bg-teal-wash" : "hover:bg-sunken",
				)}
			>
				<span className="flex items-center justify-between gap-3">
					<span className="flex items-center gap-2.5 min-w-0">
						<StudentAvatar item={item} className="size-8" />
						<span className="font-extrabold truncate">{names}</span>
					</span>
					<span className="shrink-0 text-tiny text-ink-2">
						<TimeAgo time={item.submittedAt} />
					</span>
				</span>
				<span className="text-sm truncate">{item.challenge}</span>
				<span className="flex flex-wrap items-center gap-x-3 text-tiny text-ink-2">
					<span className="flex items-center gap-1.5">
						<StatusIcon status={item.status} />
						{statusText(item.status)}
					</span>
					<HandedInFacts item={item} />
				</span>
			</button>
		</li>
	);
}
