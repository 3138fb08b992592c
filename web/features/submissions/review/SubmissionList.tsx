import { Inbox } from "lucide-react";
import { SUBMISSION_STATUSES } from "#domain/submission-states.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Pager } from "#web/ui/Pager.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { statusWords } from "../submission-words.ts";
import { PAGE_SIZE, type ReviewFilter } from "./review.data.ts";
import { useSubmissions } from "./review.queries.ts";
import { SubmissionLine } from "./SubmissionLine.tsx";

type Props = {
	filter: ReviewFilter;
	onFilterChange: (filter: ReviewFilter) => void;
	openId: string | undefined;
	onOpen: (id: string) => void;
};

const SKELETONS = ["1", "2", "3", "4"];

/** Submissions, newest first, twenty a page. */
export function SubmissionList({ filter, onFilterChange, openId, onOpen }: Props) {
	const submissions = useSubmissions(filter);
	const { rows: items = [], total = 0 } = submissions.data ?? {};
	const page = (!submissions.isPlaceholderData && submissions.data?.page) || filter.page;
	const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
	return (
		<Card padded={false} aria-label={m.review_tab()} aria-busy={submissions.isFetching}>
			<div className="p-4 border-b border-line">
				<SelectField
					label={m.review_filter()}
					value={filter.status}
					onChange={(event) => onFilterChange({ status: event.target.value as ReviewFilter["status"], page: 1 })}
					options={[
						{ value: "all", label: m.review_filter_all() },
						...SUBMISSION_STATUSES.map((status) => ({ value: status, label: statusWords(status) })),
					]}
				/>
			</div>
			{submissions.isPending && (
				<div className="grid gap-2 p-4">
					{SKELETONS.map((key) => (
						<Skeleton key={key} className="h-18 rounded-medium" />
					))}
				</div>
			)}
			{submissions.isError && (
				<ErrorState
					title={m.review_load_failed()}
					onRetry={() => void submissions.refetch()}
					retrying={submissions.isFetching}
				/>
			)}
			{submissions.isSuccess && items.length === 0 && (
				<EmptyState
					icon={<Inbox size={28} aria-hidden="true" />}
					title={m.review_none()}
					text={filter.status === "all" ? m.review_none_text() : m.review_none_filter()}
				/>
			)}
			{!submissions.isError && items.length > 0 && (
				<ul className="m-0 p-2 list-none">
					{items.map((item) => (
						<SubmissionLine key={item.id} item={item} open={item.id === openId} onOpen={() => onOpen(item.id)} />
					))}
				</ul>
			)}
			<Pager
				label={m.review_pages()}
				previous={m.review_newer()}
				next={m.review_older()}
				page={page}
				pages={pages}
				text={m.review_page({ page, pages })}
				onTurn={(turned) => onFilterChange({ ...filter, page: turned })}
			/>
			<p role="status" className="sr-only">
				{submissions.isSuccess && !submissions.isPlaceholderData ? m.review_count({ count: total }) : ""}
			</p>
		</Card>
	);
}
