import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { AttachedWork } from "#domain/submitted-work.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/session/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { TimeAgo } from "#web/ui/TimeAgo.tsx";
import { FileLinks } from "../FileLinks.tsx";
import { StatusChip } from "../StatusChip.tsx";
import { useFileLinks } from "../submissions.queries.ts";
import { PastReviews } from "./PastReviews.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import type { ReviewItem } from "./review.data.ts";
import { useSubmission } from "./review.queries.ts";
import { studentNames } from "./student-names.ts";

interface SubmissionDetailProps {
	id: string;
	onClose: () => void;
	/** Opens the next one that waits; undefined where none does. */
	onOpen: (id: string | undefined) => void;
	showWork: (item: ReviewItem, attached: AttachedWork) => ReactNode;
}

/** One submission, large: the work itself, what was said of it before, and the button that leads to the review. */
export function SubmissionDetail({ id, onClose, onOpen, showWork }: SubmissionDetailProps) {
	const submission = useSubmission(id);
	return (
		<Card as="article" className="grid gap-5">
			<Button variant="quiet" className="lg:hidden justify-self-start" onClick={onClose}>
				<ArrowLeft size={18} aria-hidden="true" />
				{m.review_back()}
			</Button>
			{submission.isPending && <Skeleton className="h-64 rounded-medium" />}
			{submission.isError && (
				<ErrorState
					title={m.review_one_failed()}
					onRetry={() => void submission.refetch()}
					retrying={submission.isFetching}
				/>
			)}
			{submission.data === null && <EmptyState title={m.review_gone()} text={m.review_gone_text()} />}
			{submission.data && (
				<>
					<Work item={submission.data.item} onOpen={onOpen}>
						{submission.data.attached && showWork(submission.data.item, submission.data.attached)}
					</Work>
					<PastReviews past={submission.data.past} />
				</>
			)}
		</Card>
	);
}

interface WorkProps {
	item: ReviewItem;
	onOpen: (id: string | undefined) => void;
	children: ReactNode;
}

function Work({ item, onOpen, children }: WorkProps) {
	const links = useFileLinks(item.files);
	const isOwn = usePerson().id === item.studentId;
	return (
		<>
			<header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid gap-1.5 min-w-0">
					<h3 className="text-2xl leading-tight">{item.challenge}</h3>
					<p className="text-ink-2">
						{m.review_by({ name: studentNames(item) })}
						{" · "}
						<TimeAgo time={item.submittedAt} />
					</p>
				</div>
				<StatusChip status={item.status} />
			</header>
			{item.text ? (
				<p className="whitespace-pre-wrap break-words text-lg">{item.text}</p>
			) : (
				<p className="text-ink-2">{m.review_no_text()}</p>
			)}
			{children}
			<FileLinks files={item.files} links={links} />
			{isOwn ? <p className="text-sm text-ink-2">{m.review_own()}</p> : <ReviewDialog item={item} onOpen={onOpen} />}
		</>
	);
}
