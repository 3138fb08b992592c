import { Check, CircleDashed, Eye, X } from "lucide-react";
import type { SubmissionStatus } from "#domain/submission-states.ts";
import { Chip } from "#web/ui/Chip.tsx";
import { statusTone, statusWords } from "./submission-words.ts";

const ICONS = { pending: CircleDashed, under_review: Eye, approved: Check, rejected: X };

/** The status of a submission: word and sign, not colour alone. */
export function StatusChip({ status }: { status: SubmissionStatus }) {
	const Icon = ICONS[status];
	return (
		<Chip tone={statusTone(status)}>
			<Icon size={15} aria-hidden="true" />
			{statusWords(status)}
		</Chip>
	);
}
