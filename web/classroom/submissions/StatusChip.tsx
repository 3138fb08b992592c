import { Check, Clock, Eye, Undo2 } from "lucide-react";
import type { SubmissionStatus } from "#domain/classroom/submission-states.ts";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { statusText, statusTone } from "./submission-text.ts";

const ICONS = { pending: Clock, under_review: Eye, approved: Check, rejected: Undo2 };

/** The sign of a status. */
export function StatusIcon({ status }: { status: SubmissionStatus }) {
	const Icon = ICONS[status];
	return <Icon size={15} aria-hidden="true" />;
}

/** The status of a submission: word and sign, not colour alone. */
export function StatusChip({ status }: { status: SubmissionStatus }) {
	return (
		<Chip tone={statusTone(status)}>
			<StatusIcon status={status} />
			{statusText(status)}
		</Chip>
	);
}
