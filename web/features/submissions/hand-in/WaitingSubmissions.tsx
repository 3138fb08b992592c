import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, FileText, RotateCw, X } from "lucide-react";
import { useState } from "react";
import { SUBMISSION_FILES_MAXIMUM } from "#domain/submission-files.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { ProgressBar } from "#web/ui/ProgressBar.tsx";
import { TimeAgo } from "#web/ui/TimeAgo.tsx";
import { shelfFor } from "./file-shelves.ts";
import type { WaitingEntry, WaitingState } from "./outbox.ts";
import { refusalWords } from "./room-words.ts";
import { addToDraft, type DraftOwner } from "./submission-draft.ts";
import { outbox, useWaitingWork } from "./waiting-work.ts";

const WORDS: Record<WaitingState, () => string> = {
	waiting: m.waiting_title,
	sending: m.submit_sending,
	finishing: m.submit_sending,
	failed: m.waiting_failed,
};

/** What was handed in while the server was gone: kept in this browser, sent by itself, and taken back if one likes. */
export function WaitingSubmissions({ owner }: { owner: DraftOwner }) {
	const waiting = useWaitingWork(owner, useQueryClient());
	if (waiting.length === 0) return null;
	return (
		<ul className="grid gap-3 m-0 p-0 list-none">
			{waiting.map((entry) => (
				<WaitingSubmission key={entry.id} entry={entry} owner={owner} />
			))}
		</ul>
	);
}

function WaitingSubmission({ entry, owner }: { entry: WaitingEntry; owner: DraftOwner }) {
	const { id, state, text, files, at, fraction } = entry;
	const [noRoom, setNoRoom] = useState(false);
	const isSending = state === "sending" || state === "finishing";

	/** The note and the files go back into the form. */
	async function handleCancel() {
		const shelf = shelfFor(owner);
		const fits = shelf.read().length + files.length <= SUBMISSION_FILES_MAXIMUM;
		setNoRoom(!fits);
		if (!fits) return;
		const back = await outbox.cancel(id);
		if (!back) return;
		shelf.restore(back.files);
		addToDraft(owner, back.text);
	}

	return (
		<li className="grid gap-3 p-4 rounded-medium border-[1.5px] border-dashed border-edge min-w-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<Chip tone={state === "failed" ? "coral" : "teal"}>
					<CloudOff size={15} aria-hidden="true" />
					{WORDS[state]()}
				</Chip>
				<TimeAgo time={at} className="text-sm text-ink-2" />
			</div>
			<p role="status" className="text-sm text-ink-2">
				{state === "failed" ? refusalWords(entry.failure) : m.waiting_text()}
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
			{isSending && <ProgressBar label={m.waiting_progress()} fraction={fraction} />}
			<div className="flex flex-wrap gap-3">
				{state === "failed" && (
					<Button variant="soft" onClick={() => void outbox.retry(id)}>
						<RotateCw size={18} aria-hidden="true" />
						{m.ui_retry()}
					</Button>
				)}
				<Button variant="quiet" disabled={state === "finishing"} onClick={() => void handleCancel()}>
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
