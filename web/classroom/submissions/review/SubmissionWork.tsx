import type { ReactNode } from "react";
import type { AttachedWork } from "#domain/classroom/submitted-work.ts";
import { m } from "#messages/generated/messages.js";
import { FileLinks } from "#web/classroom/submissions/FileLinks.tsx";
import { StatusChip } from "#web/classroom/submissions/StatusChip.tsx";
import { useFileLinks } from "#web/classroom/submissions/submissions.queries.ts";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import type { ReviewItem } from "./review.data.ts";
import { StudentAvatar } from "./StudentAvatar.tsx";
import { useStudentNames } from "./student-names.ts";

/** Shows what was made, and runs it; `full`: with the program beside the checks. */
export type ShowWork = (item: ReviewItem, attached: AttachedWork, size: "full" | "compact") => ReactNode;

/** Of what project, by whom, since when, and its status. */
export function WorkHead({ item }: { item: ReviewItem }) {
	const names = useStudentNames(item);
	return (
		<header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
			<div className="grid gap-1.5 min-w-0">
				<h3 className="text-2xl leading-tight">{item.challenge}</h3>
				<div className="flex items-center gap-2.5 text-ink-2">
					<StudentAvatar item={item} className="size-8" />
					<p>
						{m.review_by({ name: names })}
						{" · "}
						<TimeAgo time={item.submittedAt} />
					</p>
				</div>
			</div>
			<StatusChip status={item.status} />
		</header>
	);
}

interface SubmissionWorkProps {
	item: ReviewItem;
	attached: AttachedWork | null;
	size: "full" | "compact";
	showWork: ShowWork;
}

/** What was handed in: the words, the work itself, the files. */
export function SubmissionWork({ item, attached, size, showWork }: SubmissionWorkProps) {
	const links = useFileLinks(item.files);
	return (
		<>
			{item.text ? (
				<p className="whitespace-pre-wrap break-words text-lg">{item.text}</p>
			) : (
				<p className="text-ink-2">{m.review_no_text()}</p>
			)}
			{attached && showWork(item, attached, size)}
			<FileLinks files={item.files} links={links} />
		</>
	);
}
