import { MousePointerClick } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";
import type { ReviewFilter } from "./review.data.ts";
import { useLiveSubmissions } from "./review.queries.ts";
import { SubmissionDetail } from "./SubmissionDetail.tsx";
import { type ReviewClass, SubmissionList } from "./SubmissionList.tsx";
import type { ShowWork } from "./SubmissionWork.tsx";
import { WaitingSubmissions } from "./WaitingSubmissions.tsx";

type Props = {
	/** `short`: only the first that wait, instead of the list with its filters. */
	view: "short" | "list";
	filter: ReviewFilter;
	onFilterChange: (filter: ReviewFilter) => void;
	/** The reviewer's own classes. */
	classes: readonly ReviewClass[];
	/** The submission that is looked at. */
	openId: string | undefined;
	/** It is reviewed, over the whole screen. */
	reviewing: boolean;
	/** `page`: the page of the list that it is on, where that is another one. */
	onOpen: (id: string | undefined, page?: number) => void;
	/** Opens the review of a submission, or closes the one that is open. */
	onReview: (id: string | undefined) => void;
	showWork: ShowWork;
};

/**
 * Everybody's submissions: the first that wait; or the list on the left, the one that is looked at large beside it. On a
 * phone one of the two. A review is over both.
 */
export function ReviewSubmissions({
	view,
	filter,
	onFilterChange,
	classes,
	openId,
	reviewing,
	onOpen,
	...rest
}: Props) {
	const { onReview, showWork } = rest;
	useLiveSubmissions();
	const area = useRef<HTMLDivElement>(null);
	const detail = useRef<HTMLDivElement>(null);
	const keepFocus = useFocusKept(area);

	const focusDetail = useEffectEvent(() => {
		if (openId && !reviewing) detail.current?.focus();
	});
	useEffect(() => {
		if (openId) focusDetail();
	}, [openId]);

	// Each keeps what is typed to itself: the one behind begins with the filter as it was left.
	const list = (look: "card" | "queue") => (
		<SubmissionList
			key={`${look} ${String(reviewing)}`}
			look={look}
			filter={filter}
			onFilterChange={onFilterChange}
			classes={classes}
			openId={openId}
			onOpen={onOpen}
		/>
	);
	return (
		<div ref={area} tabIndex={-1}>
			<div ref={keepFocus}>
				{view === "short" ? (
					<WaitingSubmissions filter={filter} onReview={onReview} />
				) : (
					<div className="grid grid-cols-[minmax(0,1fr)] gap-5 items-start lg:grid-cols-[minmax(300px,380px)_minmax(0,1fr)]">
						<div className={classNames(openId && "max-lg:hidden")}>{list("card")}</div>
						<div ref={detail} tabIndex={-1} className={classNames("min-w-0", !openId && "max-lg:hidden")}>
							{openId ? (
								<SubmissionDetail
									key={openId}
									id={openId}
									onClose={() => onOpen(undefined)}
									onReview={() => onReview(openId)}
									showWork={showWork}
								/>
							) : (
								<Card>
									<EmptyState
										icon={<MousePointerClick size={28} aria-hidden="true" />}
										title={m.review_choose()}
										text={m.review_choose_text()}
									/>
								</Card>
							)}
						</div>
					</div>
				)}
			</div>
			<ReviewScreen
				id={openId}
				filter={filter}
				open={reviewing}
				focusAfter={area}
				back={view === "short" ? m.review_back_home() : m.review_back()}
				onClose={() => onReview(undefined)}
				onOpen={onOpen}
				queue={list("queue")}
				showWork={showWork}
			/>
		</div>
	);
}
