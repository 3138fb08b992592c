import { m } from "#messages/generated/messages.js";
import { StatusChip } from "#web/classroom/submissions/StatusChip.tsx";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import type { PastReview } from "./review.data.ts";

/** Each review there was, newest first. Nothing before the first. */
export function PastReviews({ past }: { past: readonly PastReview[] }) {
	if (past.length === 0) return null;
	return (
		<section aria-labelledby="past-reviews" className="grid gap-3 pt-5 border-t border-line">
			<h4 id="past-reviews" className="font-heavy">
				{m.review_past()}
			</h4>
			<ol className="grid gap-3 m-0 p-0 list-none">
				{past.map((review) => (
					<li key={review.id} className="grid gap-1.5 p-4 rounded-medium bg-sunken">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
							<StatusChip status={review.to} />
							{review.to === "approved" && (
								<b className="text-sun-ink">{m.project_points({ points: review.points })}</b>
							)}
							<span className="flex items-center gap-2 text-ink-2">
								<PersonAvatar
									id={review.reviewer === null ? null : review.reviewerId}
									name={review.reviewer ?? ""}
									className="size-7"
								/>
								<span>
									{review.reviewer ?? m.unknown_user()}
									{" · "}
									<TimeAgo time={review.reviewedAt} />
								</span>
							</span>
						</div>
						{review.reason && <p className="break-words">{m.review_reason_was({ reason: review.reason })}</p>}
						{review.feedback && <p className="whitespace-pre-wrap break-words">{review.feedback}</p>}
					</li>
				))}
			</ol>
		</section>
	);
}
