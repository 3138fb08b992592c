import { Inbox } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { SUBMISSION_STATUSES } from "#domain/classroom/submission-states.ts";
import { m } from "#messages/generated/messages.js";
import { EVERYBODY } from "#web/classroom/home/review-search.ts";
import { statusText } from "#web/classroom/submissions/submission-text.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Pager } from "#web/platform/ui/Pager.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { BulkApprove } from "./BulkApprove.tsx";
import { PAGE_SIZE, type ReviewFilter } from "./review.data.ts";
import { useChallengeTitles, useSubmissions } from "./review.queries.ts";
import { SubmissionLine } from "./SubmissionLine.tsx";

export type ReviewClass = { id: string; name: string };

type Props = {
	/** `queue`: at the side of a review, without a sheet of its own. */
	look: "card" | "queue";
	filter: ReviewFilter;
	onFilterChange: (filter: ReviewFilter) => void;
	/** The reviewer's own classes. */
	classes: readonly ReviewClass[];
	openId: string | undefined;
	onOpen: (id: string) => void;
};

const SKELETONS = ["1", "2", "3", "4"];

/** Submissions, twenty a page, newest first; of those that wait the oldest first. */
export function SubmissionList({ look, filter, onFilterChange, classes, openId, onOpen }: Props) {
	const submissions = useSubmissions(filter);
	const reviewer = usePerson().id;
	const { rows: items = [], total = 0 } = submissions.data ?? {};
	const page = (!submissions.isPlaceholderData && submissions.data?.page) || filter.page;
	const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
	return (
		<Card
			padded={false}
			className={look === "queue" ? "!border-0 !rounded-none !shadow-none" : undefined}
			aria-label={m.review_tab()}
			aria-busy={submissions.isFetching}
		>
			<Filters filter={filter} onFilterChange={onFilterChange} classes={classes} />
			<div className="p-4 border-b border-line grid empty:hidden">
				<BulkApprove items={items} reviewer={reviewer} />
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
					title={isWhole(filter) ? m.review_none() : m.review_none_found()}
					text={isWhole(filter) ? m.review_none_text() : m.review_none_filter()}
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
				previous={filter.status === "waiting" ? m.review_older() : m.review_newer()}
				next={filter.status === "waiting" ? m.review_newer() : m.review_older()}
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

function isWhole({ status, classId, challengeId, learner }: ReviewFilter): boolean {
	return status === "all" && !classId && !challengeId && !learner;
}

/** Letters that are typed soon after another are asked for together. */
const SETTLED_MS = 300;

/** By status, class, project and learner; whatever is chosen, the list begins with its first page. */
function Filters({ filter, onFilterChange, classes }: Pick<Props, "filter" | "onFilterChange" | "classes">) {
	const challenges = useChallengeTitles();
	const [learner, setLearner] = useState(filter.learner ?? "");
	const settled = useSettled(learner.trim(), SETTLED_MS);
	const change = (changes: Partial<ReviewFilter>) => onFilterChange({ ...filter, ...changes, page: 1 });
	const search = useEffectEvent((name: string) => {
		if (name !== (filter.learner ?? "")) change({ learner: name || undefined });
	});
	useEffect(() => search(settled), [settled]);
	return (
		<div className="grid grid-cols-2 gap-3 p-4 border-b border-line *:col-span-2">
			<SelectField
				label={m.review_filter()}
				value={filter.status}
				onChange={(event) => change({ status: event.target.value as ReviewFilter["status"] })}
				options={[
					{ value: "waiting", label: m.review_filter_waiting() },
					{ value: "all", label: m.review_filter_all() },
					...SUBMISSION_STATUSES.map((status) => ({ value: status, label: statusText(status) })),
				]}
			/>
			{classes.length > 0 && (
				<div className="!col-span-1 min-w-0">
					<SelectField
						label={m.review_filter_class()}
						value={filter.classId ?? ""}
						placeholder={m.review_filter_mine()}
						onChange={(event) => change({ classId: event.target.value || undefined })}
						options={[
							...classes.map(({ id, name }) => ({ value: id, label: name })),
							{ value: EVERYBODY, label: m.review_filter_everybody() },
						]}
					/>
				</div>
			)}
			<div className={classNames("min-w-0", classes.length > 0 && "!col-span-1")}>
				<SelectField
					label={m.review_filter_project()}
					value={filter.challengeId ?? ""}
					placeholder={m.review_filter_any()}
					onChange={(event) => change({ challengeId: event.target.value || undefined })}
					options={(challenges.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
				/>
			</div>
			<TextField
				label={m.review_filter_learner()}
				type="search"
				maxLength={100}
				value={learner}
				onChange={(event) => setLearner(event.target.value)}
			/>
		</div>
	);
}
