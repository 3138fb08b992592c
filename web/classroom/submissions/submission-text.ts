import type { SubmissionStatus } from "#domain/classroom/submission-states.ts";
import { m } from "#messages/generated/messages.js";
import type { ChipTone } from "#web/platform/ui/Chip.tsx";

const STATUSES: Record<SubmissionStatus, { label: () => string; tone: ChipTone }> = {
	pending: { label: m.submission_pending, tone: "teal" },
	under_review: { label: m.submission_under_review, tone: "violet" },
	approved: { label: m.submission_approved, tone: "leaf" },
	rejected: { label: m.submission_rejected, tone: "coral" },
};

export function statusText(status: SubmissionStatus): string {
	return STATUSES[status].label();
}

export function statusTone(status: SubmissionStatus): ChipTone {
	return STATUSES[status].tone;
}
