import { hasCode } from "#web/platform/backend/backend-error.ts";
import { type PastReview, REVIEWED_MEANWHILE, type Review, type ReviewItem } from "./review.data.ts";

type Reviewed = { item: Pick<ReviewItem, "revision">; past: readonly PastReview[] };
type Asked = { reviewer: string; read: Pick<ReviewItem, "revision">; review: Review };

/**
 * Sends a review. One that arrived before, and only its answer was lost, is no review by somebody else. Throws what `send`
 * throws, and what `newest` throws where that cannot be found out.
 */
export async function reviewOnce(
	{ send, newest }: { send: () => Promise<void>; newest: () => Promise<Reviewed | null> },
	asked: Asked,
): Promise<void> {
	try {
		await send();
	} catch (error) {
		if (!hasCode(error, REVIEWED_MEANWHILE)) throw error;
		const now = await newest();
		if (!now || !hasArrived(now, asked)) throw error;
	}
}

function hasArrived({ item, past }: Reviewed, { reviewer, read, review }: Asked): boolean {
	const last = past[0];
	return (
		last !== undefined &&
		item.revision === read.revision + 1 &&
		last.reviewerId === reviewer &&
		last.to === review.status &&
		last.points === review.points &&
		(last.feedback ?? "") === review.feedback &&
		// A reason is kept only where a decision was taken back.
		(last.reason ?? review.reason) === review.reason
	);
}
