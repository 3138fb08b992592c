import type { SubmissionStatus } from "#domain/submission-states.ts";
import { m } from "#messages/generated/messages.js";
import type { ChipTone } from "#web/ui/Chip.tsx";

const STATUSES: Record<SubmissionStatus, { words: () => string; tone: ChipTone }> = {
	pending: { words: m.submission_pending, tone: "teal" },
	under_review: { words: m.submission_under_review, tone: "violet" },
	approved: { words: m.submission_approved, tone: "leaf" },
	rejected: { words: m.submission_rejected, tone: "coral" },
};

export function statusWords(status: SubmissionStatus): string {
	return STATUSES[status].words();
}

export function statusTone(status: SubmissionStatus): ChipTone {
	return STATUSES[status].tone;
}
