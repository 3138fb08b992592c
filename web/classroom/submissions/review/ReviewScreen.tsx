import { ArrowLeft, ChevronLeft, ChevronRight, List } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Drawer } from "#web/platform/ui/Drawer.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { FullDialog } from "#web/platform/ui/FullDialog.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import type { Neighbour } from "./neighbours.ts";
import { ReviewOne } from "./ReviewOne.tsx";
import type { ReviewFilter } from "./review.data.ts";
import { useNeighbours, useSubmission, useSubmissions } from "./review.queries.ts";
import type { ShowWork } from "./SubmissionWork.tsx";

interface ReviewScreenProps {
	id: string | undefined;
	filter: ReviewFilter;
	open: boolean;
	/** Has the focus after it is closed, where what opened it is gone. */
	focusAfter: RefObject<HTMLElement | null>;
	/** Where closing leads to. */
	back: string;
	onClose: () => void;
	/** Another one is reviewed; `page`: the page of the queue that it is on. */
	onOpen: (id: string | undefined, page?: number) => void;
	queue: ReactNode;
	showWork: ShowWork;
}

/** Reviewing over the whole screen: the queue at the left, the work, the form at the right. The queue is a drawer where it is narrow. */
export function ReviewScreen({
	id,
	filter,
	open,
	focusAfter,
	back,
	onClose,
	onOpen,
	queue,
	showWork,
}: ReviewScreenProps) {
	const total = useSubmissions(filter).data?.total ?? 0;
	const [drawer, setDrawer] = useState<string | null>(null);
	const { previous, next, find } = useNeighbours(filter, id);
	const turn = (neighbour: Neighbour) =>
		neighbour && find.mutate(neighbour, { onSuccess: (found) => found && onOpen(found.id, found.page) });
	return (
		<FullDialog
			layout="bench"
			title={m.review_open()}
			description={
				filter.status === "pending" || filter.status === "waiting"
					? m.review_waiting_count({ count: total })
					: m.review_count({ count: total })
			}
			open={open && id !== undefined}
			focusAfter={focusAfter}
			onOpenChange={(wanted) => !wanted && onClose()}
			head={
				<Button variant="quiet" onClick={onClose}>
					<ArrowLeft size={18} aria-hidden="true" />
					{back}
				</Button>
			}
			aside={
				<div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:gap-2 max-sm:*:grow max-sm:[&_svg]:hidden">
					<Button variant="quiet" className="lg:hidden" aria-haspopup="dialog" onClick={() => setDrawer(id ?? "")}>
						<List size={18} aria-hidden="true" />
						{m.review_queue()}
					</Button>
					<Button variant="quiet" aria-disabled={!previous} onClick={() => turn(previous)}>
						<ChevronLeft size={18} aria-hidden="true" />
						{m.review_previous()}
					</Button>
					<Button variant="quiet" aria-disabled={!next} onClick={() => turn(next)}>
						{m.review_next()}
						<ChevronRight size={18} aria-hidden="true" />
					</Button>
				</div>
			}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] lg:grow lg:min-h-0 lg:grid-cols-[264px_minmax(0,1fr)]">
				<div className="max-lg:hidden min-h-0 overflow-y-auto bg-surface border-r border-line">{queue}</div>
				{id && <Opened key={id} id={id} filter={filter} onClose={onClose} onNext={onOpen} showWork={showWork} />}
			</div>
			{/* It closes by itself when another one is opened from it. */}
			<Drawer
				title={m.review_tab()}
				open={drawer !== null && drawer === id}
				onOpenChange={(wanted) => !wanted && setDrawer(null)}
			>
				{queue}
			</Drawer>
		</FullDialog>
	);
}

interface OpenedProps {
	id: string;
	filter: ReviewFilter;
	onClose: () => void;
	onNext: (id: string | undefined) => void;
	showWork: ShowWork;
}

function Opened({ id, filter, onClose, onNext, showWork }: OpenedProps) {
	const submission = useSubmission(id);
	// What was read before may have been reviewed since: the newest is waited for, then it is what is reviewed.
	const [read, setRead] = useState(submission.isFetching ? null : (submission.data ?? null));
	if (!read && submission.data && !submission.isFetching) setRead(submission.data);
	if (read) return <ReviewOne read={read} filter={filter} onClose={onClose} onNext={onNext} showWork={showWork} />;
	if (submission.isError) {
		return (
			<ErrorState
				title={m.review_one_failed()}
				onRetry={() => void submission.refetch()}
				retrying={submission.isFetching}
			/>
		);
	}
	if (submission.data === null) return <EmptyState title={m.review_gone()} text={m.review_gone_text()} />;
	return <Skeleton className="m-5 h-96 rounded-large" />;
}
