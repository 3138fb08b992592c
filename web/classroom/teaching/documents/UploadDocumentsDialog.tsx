import { type ReactNode, type SubmitEvent, useEffect, useState } from "react";
import { titleOfFile } from "#domain/classroom/document-files.ts";
import { m } from "#messages/generated/messages.js";
import { useTeachingRoom } from "#web/classroom/teaching/challenges.queries.ts";
import type { DocumentFacts, TeacherDocument } from "#web/classroom/teaching/documents.data.ts";
import { type ChosenDocument, useUploadDocument } from "#web/classroom/teaching/documents.queries.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { showFailure } from "#web/platform/ui/toast.ts";
import { DocumentFields } from "./DocumentFields.tsx";
import { DocumentFileField } from "./DocumentFileField.tsx";
import {
	forgetDocumentDraft,
	keepChosenDocument,
	keepDocumentDraft,
	readChosenDocument,
	readDocumentDraft,
} from "./document-draft.ts";
import { refusalText } from "./document-text.ts";

/** From so few bytes on, what is left is said. */
const FEW_BYTES = 15_000_000;

interface UploadDocumentsDialogProps {
	trigger: ReactNode;
	/** The challenge that is chosen at first. */
	challengeId?: string;
	/** The document whose file is replaced; without it a new one is made. */
	replacing?: TeacherDocument;
}

/** Upload Documents, or another file for one. What is typed and the chosen file are kept until they are uploaded. */
export function UploadDocumentsDialog({ trigger, challengeId, replacing }: UploadDocumentsDialogProps) {
	const userId = usePerson().id;
	const [open, setOpen] = useState(false);
	const [facts, setFacts] = useState<DocumentFacts>(() => startOf(userId, challengeId));
	const [chosen, setChosen] = useState<ChosenDocument | null>(null);
	const [pressed, setPressed] = useState(false);
	const [fraction, setFraction] = useState(0);
	const verified = usePermissions().data?.staff !== false;
	const upload = useUploadDocument(replacing, { onProgress: setFraction });

	// What was chosen before the page was loaded; what is chosen meanwhile is newer.
	useEffect(() => {
		if (!open) return;
		let over = false;
		void readChosenDocument(userId, replacing?.id).then((kept) => {
			if (!over) setChosen((now) => now ?? kept);
		});
		return () => {
			over = true;
		};
	}, [open, userId, replacing?.id]);

	/** What is shown as chosen is kept: a reload in the next moment finds it. */
	async function choose(next: ChosenDocument | null) {
		await keepChosenDocument(userId, next, replacing?.id);
		setChosen(next);
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setPressed(true);
		if (!chosen) return showFailure(m.documents_file_missing(), { stays: false });
		const title = facts.title.trim() || titleOfFile(chosen.file.name);
		setFraction(0);
		upload.mutate(
			{ chosen, facts: { ...facts, title, description: facts.description.trim() } },
			{
				onSuccess: () => {
					if (!replacing) forgetDocumentDraft(userId);
					setFacts(startOf(userId, challengeId));
					void choose(null);
					setPressed(false);
					setOpen(false);
				},
			},
		);
	}

	function handleFacts(changes: Partial<DocumentFacts>) {
		const next = { ...facts, ...changes };
		setFacts(next);
		keepDocumentDraft(userId, next);
	}

	function descriptionText(): string {
		if (replacing) return m.documents_replace_text();
		return verified ? m.documents_upload_text() : m.documents_unverified();
	}

	return (
		<Dialog
			title={replacing ? m.documents_replace_title({ title: replacing.title }) : m.documents_upload()}
			description={descriptionText()}
			wide
			open={open}
			onOpenChange={setOpen}
			trigger={trigger}
		>
			<form className="grid gap-4" noValidate onSubmit={handleSubmit}>
				<DocumentFileField
					chosen={chosen}
					onChoose={(next) => {
						void choose(next);
						upload.reset();
					}}
					fraction={upload.isPending ? fraction : null}
					error={pressed && !chosen ? m.documents_file_missing() : undefined}
				/>
				{!replacing && (
					<DocumentFields
						facts={facts}
						onChange={handleFacts}
						titleHint={chosen ? titleOfFile(chosen.file.name) : undefined}
					/>
				)}
				<RoomLeft />
				<FieldError
					id="document-problem"
					error={upload.error && !upload.isPending ? refusalText(upload.error, replacing !== undefined) : undefined}
				/>
				<div className="flex flex-wrap justify-end gap-3">
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button type="submit" loading={upload.isPending}>
						{upload.isPending
							? m.documents_uploading()
							: replacing
								? m.documents_replace()
								: m.documents_upload_press()}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

/** A document for a certain challenge begins there, whatever was typed elsewhere. */
function startOf(userId: string, challengeId: string | undefined): DocumentFacts {
	return { ...readDocumentDraft(userId), ...(challengeId === undefined ? {} : { challengeId }) };
}

/** Says how much may still be uploaded, before the quota is reached. */
function RoomLeft() {
	const bytes = useTeachingRoom().data?.bytes;
	if (bytes === undefined || bytes >= FEW_BYTES) return null;
	return (
		<p role="status" className="text-sm text-ink-2">
			{m.documents_room_left({ size: (Math.floor(bytes / 100_000) / 10).toFixed(1) })}
		</p>
	);
}
