import { Paperclip } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { TimeAgo } from "#web/ui/TimeAgo.tsx";
import { StatusChip } from "../StatusChip.tsx";
import type { ReviewItem } from "./review.data.ts";
import { studentNames } from "./student-names.ts";

/** One submission in the list: whose, for what, since when, and its status. */
export function SubmissionLine({ item, open, onOpen }: { item: ReviewItem; open: boolean; onOpen: () => void }) {
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
					<span className="font-extrabold truncate">{studentNames(item)}</span>
					<StatusChip status={item.status} />
				</span>
				<span className="text-sm truncate">{item.challenge}</span>
				<span className="flex items-center gap-3 text-tiny text-ink-2">
					<TimeAgo time={item.submittedAt} />
					{item.files.length > 0 && (
						<span className="flex items-center gap-1">
							<Paperclip size={13} aria-hidden="true" />
							{m.review_files({ count: item.files.length })}
						</span>
					)}
				</span>
			</button>
		</li>
	);
}
