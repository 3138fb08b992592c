import { Link } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { BulkApprove } from "./BulkApprove.tsx";
import { HandedInFacts } from "./HandedInFacts.tsx";
import type { ReviewFilter, ReviewItem } from "./review.data.ts";
import { useSubmissions } from "./review.queries.ts";
import { StudentAvatar } from "./StudentAvatar.tsx";
import { useStudentNames } from "./student-names.ts";

const SHOWN = 3;

interface WaitingSubmissionsProps {
	/** Of the submissions to review. */
	filter: ReviewFilter;
	onReview: (id: string) => void;
}

/** The submissions that have waited longest, each with the way to its review, and the link to all. */
export function WaitingSubmissions({ filter, onReview }: WaitingSubmissionsProps) {
	const submissions = useSubmissions(filter);
	const reviewer = usePerson().id;
	const { rows = [], total = 0 } = submissions.data ?? {};
	const all = (
		<Link
			to="/dashboard"
			search={{ status: total > SHOWN ? "waiting" : "all" }}
			resetScroll={false}
			className="flex items-center justify-center min-h-12 px-4 font-bold text-teal-deep hover:underline"
		>
			{total > SHOWN ? m.review_see_all({ count: total }) : m.review_filter_all()}
		</Link>
	);
	return (
		<Card padded={false} className="px-5" aria-label={m.review_tab()} aria-busy={submissions.isFetching}>
			{submissions.isPending && <Skeleton className="h-36 my-5 rounded-medium" />}
			{submissions.isError && (
				<ErrorState
					title={m.review_load_failed()}
					onRetry={() => void submissions.refetch()}
					retrying={submissions.isFetching}
				/>
			)}
			{submissions.isSuccess && total === 0 && (
				<EmptyState
					icon={<Inbox size={28} aria-hidden="true" />}
					title={m.review_none_waiting()}
					text={m.review_none_text()}
					action={all}
				/>
			)}
			{!submissions.isError && total > 0 && (
				<>
					<ul className="m-0 p-0 list-none">
						{rows.slice(0, SHOWN).map((item) => (
							<WaitingLine key={item.id} item={item} onReview={() => onReview(item.id)} />
						))}
					</ul>
					<div className="flex flex-wrap items-center justify-between gap-2 py-2">
						<BulkApprove items={rows} reviewer={reviewer} />
						<div className="grow">{all}</div>
					</div>
				</>
			)}
		</Card>
	);
}

/** Whose, of what, since when, what came with it, and the way to its review. */
function WaitingLine({ item, onReview }: { item: ReviewItem; onReview: () => void }) {
	const names = useStudentNames(item);
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] md:grid-cols-[auto_minmax(0,1.1fr)_minmax(0,1.5fr)_minmax(0,1.2fr)_auto] items-center gap-x-3.5 gap-y-0.5 py-2.5 border-b border-line">
			<StudentAvatar item={item} className="size-9 max-md:row-span-3" />
			<b className="break-words">{names}</b>
			<span className="break-words">{item.challenge}</span>
			<span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
				<TimeAgo time={item.submittedAt} />
				<HandedInFacts item={item} />
			</span>
			<Button
				variant="quiet"
				className="max-md:col-span-2 max-md:my-1.5"
				aria-label={m.review_open_named({ name: names, challenge: item.challenge })}
				onClick={onReview}
			>
				{m.review_open()}
			</Button>
		</li>
	);
}
