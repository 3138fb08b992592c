import { MousePointerClick } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { AttachedWork } from "#domain/submitted-work.ts";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/ui/Card.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import type { ReviewFilter, ReviewItem } from "./review.data.ts";
import { useLiveSubmissions } from "./review.queries.ts";
import { SubmissionDetail } from "./SubmissionDetail.tsx";
import { type ReviewClass, SubmissionList } from "./SubmissionList.tsx";

type Props = {
	filter: ReviewFilter;
	onFilterChange: (filter: ReviewFilter) => void;
	/** The reviewer's own classes. */
	classes: readonly ReviewClass[];
	/** The submission that is looked at. */
	openId: string | undefined;
	onOpen: (id: string | undefined) => void;
	/** Shows what was made, and runs it. */
	showWork: (item: ReviewItem, attached: AttachedWork) => ReactNode;
};

/** Everybody's submissions: the list on the left, the one that is looked at large beside it. On a phone one of the two. */
export function ReviewSubmissions({ filter, onFilterChange, classes, openId, onOpen, showWork }: Props) {
	useLiveSubmissions();
	const detail = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (openId) detail.current?.focus();
	}, [openId]);

	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5 items-start lg:grid-cols-[minmax(300px,380px)_minmax(0,1fr)]">
			<div className={classNames(openId && "max-lg:hidden")}>
				<SubmissionList
					filter={filter}
					onFilterChange={onFilterChange}
					classes={classes}
					openId={openId}
					onOpen={onOpen}
				/>
			</div>
			<div ref={detail} tabIndex={-1} className={classNames("min-w-0", !openId && "max-lg:hidden")}>
				{openId ? (
					<SubmissionDetail
						key={openId}
						id={openId}
						onClose={() => onOpen(undefined)}
						onOpen={onOpen}
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
	);
}
