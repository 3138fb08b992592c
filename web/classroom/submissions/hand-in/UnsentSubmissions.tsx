import { CloudOff, FileText, RotateCw, X } from "lucide-react";
import { useState } from "react";
import { SUBMISSION_FILES_MAXIMUM } from "#domain/classroom/submission-files.ts";
import { m } from "#messages/generated/messages.js";
import { type Entry, outbox, useOutbox } from "#web/platform/outbox/outbox.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { refusalText } from "./room-texts.ts";
import { SUBMISSION, type SubmissionPayload } from "./submission-action.ts";
import { addToDraft, type DraftOwner } from "./submission-draft.ts";
import { uploadsFor } from "./upload-lists.ts";

type SubmissionEntry = Entry & { payload: SubmissionPayload };

/** What was handed in while the server was gone: kept in this browser, sent by itself, and taken back if one likes. */
export function UnsentSubmissions({ owner }: { owner: DraftOwner }) {
	const waiting = useOutbox().entries.filter(
		(entry): entry is SubmissionEntry =>
			isReadable(entry) && entry.person === owner.userId && entry.subject === owner.challengeId,
	);
	if (waiting.length === 0) return null;
	return (
		<ul className="grid gap-3 m-0 p-0 list-none">
			{waiting.map((entry) => (
				<UnsentSubmission key={entry.id} entry={entry} owner={owner} />
			))}
		</ul>
	);
}

function isReadable({ kind, payload }: Entry): boolean {
	return kind === SUBMISSION && typeof payload === "object" && payload !== null && "files" in payload;
}

function UnsentSubmission({ entry, owner }: { entry: SubmissionEntry; owner: DraftOwner }) {
	const { id, state, createdAt, sending } = entry;
	const { text, files } = entry.payload;
	const failed = state === "refused" && !sending;
	const [noRoom, setNoRoom] = useState(false);

	/** The note and the files go back into the form. */
	async function handleCancel() {
		const uploads = uploadsFor(owner);
		const fits = uploads.get().length + files.length <= SUBMISSION_FILES_MAXIMUM;
		setNoRoom(!fits);
		if (!fits) return;
		if (!(await outbox.take(id))) return;
		uploads.restore(files);
		addToDraft(owner, text);
	}

	return (
		<li className="grid gap-3 p-4 rounded-medium border-[1.5px] border-dashed border-edge min-w-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<Chip tone={failed ? "coral" : "teal"}>
					<CloudOff size={15} aria-hidden="true" />
					{sending ? m.submit_sending() : failed ? m.waiting_failed() : m.waiting_title()}
				</Chip>
				<TimeAgo time={createdAt} className="text-sm text-ink-2" />
			</div>
			<p role="status" className="text-sm text-ink-2">
				{failed ? refusalText(entry.failure) : m.waiting_text()}
			</p>
			{text && <p className="whitespace-pre-wrap break-words min-w-0">{text}</p>}
			{files.length > 0 && (
				<ul className="grid gap-1 m-0 p-0 list-none text-sm font-bold min-w-0">
					{files.map(({ id: fileId, file }) => (
						<li key={fileId} className="flex items-center gap-2 min-w-0">
							<FileText size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
							<span className="[overflow-wrap:anywhere]">{file.name}</span>
						</li>
					))}
				</ul>
			)}
			{sending && <ProgressBar label={m.waiting_progress()} fraction={sending.fraction} />}
			<div className="flex flex-wrap gap-3">
				{failed && (
					<Button once variant="soft" onClick={() => void outbox.sendNow(id)}>
						<RotateCw size={18} aria-hidden="true" />
						{m.ui_retry()}
					</Button>
				)}
				<Button once variant="quiet" disabled={sending?.final} onClick={() => void handleCancel()}>
					<X size={18} aria-hidden="true" />
					{m.waiting_cancel()}
				</Button>
			</div>
			{noRoom && (
				<p role="alert" className="text-sm font-bold text-coral">
					{m.waiting_no_room({ count: SUBMISSION_FILES_MAXIMUM })}
				</p>
			)}
		</li>
	);
}
