import { Pencil, RefreshCw, Trash2, Trophy } from "lucide-react";
import { type RefObject, type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { DocumentFacts, TeacherDocument } from "#web/classroom/teaching/documents.data.ts";
import { useDeleteDocument, useUpdateDocument } from "#web/classroom/teaching/documents.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { DocumentFields } from "./DocumentFields.tsx";
import { DocumentIcon, fileFacts } from "./DocumentLinks.tsx";
import { UploadDocumentsDialog } from "./UploadDocumentsDialog.tsx";

interface DocumentLineProps {
	document: TeacherDocument;
	/** The title of the challenge that it is attached to. */
	challenge: string | undefined;
	link: string | undefined;
	linksKnown: boolean;
	/** Has the focus where the document is gone. */
	returnTo: RefObject<HTMLElement | null>;
}

/** One document of the educator's own, with all that may be done with it. */
export function DocumentLine({ document, challenge, link, linksKnown, returnTo }: DocumentLineProps) {
	const { title, description, updatedAt } = document;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 sm:px-5 py-3.5 border-t border-line">
			<div className="flex gap-3.5 grow basis-72 min-w-0">
				<DocumentIcon />
				<div className="grid gap-1 min-w-0">
					<p className="font-extrabold break-words">{title}</p>
					{description && <p className="text-sm text-ink-2 line-clamp-2 break-words">{description}</p>}
					<p className="flex flex-wrap gap-x-2 text-sm text-ink-2 [overflow-wrap:anywhere]">
						<span>{fileFacts(document)}</span>
						<TimeAgo time={updatedAt} />
					</p>
					{challenge && (
						<Chip tone="teal" className="!shrink max-w-full mt-0.5">
							<Trophy size={14} aria-hidden="true" className="shrink-0" />
							<span className="truncate">{challenge}</span>
						</Chip>
					)}
					{linksKnown && !link && <p className="text-sm font-bold text-coral">{m.files_gone({ name: title })}</p>}
				</div>
			</div>
			<div className="flex items-center gap-1.5">
				{link && (
					<a href={link} target="_blank" rel="noreferrer" className={buttonClass({ variant: "soft" })}>
						{m.documents_open()}
						<span className="sr-only">
							{title} {m.files_new_tab()}
						</span>
					</a>
				)}
				<EditDocument document={document} />
				<UploadDocumentsDialog
					replacing={document}
					trigger={
						<IconButton icon={RefreshCw} label={m.documents_replace_title({ title })} className="!border-transparent" />
					}
				/>
				<RemoveDocument document={document} returnTo={returnTo} />
			</div>
		</li>
	);
}

function EditDocument({ document }: { document: TeacherDocument }) {
	const { id, title, description, challengeId } = document;
	const stored = { title, description, challengeId };
	const [changed, setChanged] = useState<DocumentFacts | null>(null);
	const update = useUpdateDocument(id);

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const facts = changed ?? stored;
		// A document keeps its title where the field was emptied.
		update.mutate(
			{ ...facts, title: facts.title.trim() || title, description: facts.description.trim() },
			{ onSuccess: () => setChanged(null) },
		);
	}

	return (
		<Dialog
			title={m.documents_edit_title({ title })}
			wide
			open={changed !== null}
			onOpenChange={(open) => setChanged(open ? stored : null)}
			trigger={<IconButton icon={Pencil} label={m.documents_edit_title({ title })} className="!border-transparent" />}
		>
			<form className="grid gap-4" noValidate onSubmit={handleSubmit}>
				<DocumentFields
					facts={changed ?? stored}
					onChange={(changes) => setChanged({ ...(changed ?? stored), ...changes })}
					titleHint={title}
				/>
				<FieldError id="document-problem" error={update.isError ? m.documents_change_failed() : undefined} />
				<div className="flex flex-wrap justify-end gap-3">
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button type="submit" loading={update.isPending}>
						{m.documents_save()}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

function RemoveDocument({ document, returnTo }: Pick<DocumentLineProps, "document" | "returnTo">) {
	const { title, challengeId } = document;
	const remove = useDeleteDocument();
	return (
		<Dialog
			title={m.documents_remove_title({ title })}
			description={challengeId ? m.documents_remove_attached() : m.documents_remove_text()}
			returnTo={returnTo}
			trigger={<IconButton icon={Trash2} label={m.documents_remove_title({ title })} className="!border-transparent" />}
			actions={
				<>
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate(document)}>
						{m.documents_remove()}
					</Button>
				</>
			}
		/>
	);
}
