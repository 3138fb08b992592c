import { type SubmitEvent, useEffect, useState } from "react";
import { SUBMISSION_TEXT_MAXIMUM } from "#domain/classroom/submission-files.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { showFailure } from "#web/platform/ui/toast.ts";
import { FilePicker } from "./FilePicker.tsx";
import { RoomLeft } from "./RoomLeft.tsx";
import { refusalText } from "./room-texts.ts";
import { type DraftOwner, keepDraftText, readDraftText, watchAdded } from "./submission-draft.ts";
import { uploadsFor } from "./upload-lists.ts";

const NOTE_ID = "submission-note";

type Props = {
	owner: DraftOwner;
	sending: boolean;
	/** Why the last try failed, or null; what was written and chosen is still here. */
	failure: Error | null;
	/** With the trimmed note. */
	onSubmit: (text: string) => void;
};

/** A note, files, or both. */
export function HandInForm({ owner, sending, failure, onSubmit }: Props) {
	const [text, setText] = useState(() => readDraftText(owner));
	const [nothing, setNothing] = useState(false);
	const tooLong = text.trim().length > SUBMISSION_TEXT_MAXIMUM;

	const { userId, challengeId } = owner;
	useEffect(
		() =>
			watchAdded(() => {
				setText(readDraftText({ userId, challengeId }));
				setNothing(false);
				document.getElementById(NOTE_ID)?.focus();
			}),
		[userId, challengeId],
	);

	function handleText(next: string) {
		setText(next);
		setNothing(false);
		keepDraftText(owner, next);
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const isEmpty = text.trim() === "" && uploadsFor(owner).get().length === 0;
		setNothing(isEmpty);
		if (isEmpty) showFailure(m.submit_nothing(), { stays: false });
		else if (!tooLong) onSubmit(text.trim());
	}

	return (
		<form className="grid gap-5" onSubmit={handleSubmit} noValidate>
			<TextArea
				id={NOTE_ID}
				label={m.submit_note()}
				placeholder={m.submit_note_placeholder()}
				rows={5}
				value={text}
				onChange={(event) => handleText(event.target.value)}
				error={tooLong ? m.submit_note_too_long({ count: SUBMISSION_TEXT_MAXIMUM }) : undefined}
			/>
			<FilePicker owner={owner} />
			<RoomLeft owner={owner} />
			<FieldError id="submit-problem" error={problemText()} />
			<div className="flex flex-wrap justify-end gap-3">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit" loading={sending}>
					{sending ? m.submit_sending() : m.submit_send()}
				</Button>
			</div>
		</form>
	);

	function problemText(): string | undefined {
		if (nothing) return m.submit_nothing();
		return failure && !sending ? `${refusalText(failure)} ${m.submit_failed_kept()}` : undefined;
	}
}
