import { Upload, X } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { DOCUMENT_FILE_ACCEPT, documentFileType } from "#domain/classroom/document-files.ts";
import { m } from "#messages/generated/messages.js";
import type { ChosenDocument } from "#web/classroom/teaching/documents.queries.ts";
import { problemOf } from "#web/platform/storage/file-problem.ts";
import { problemText, sizeText } from "#web/platform/storage/file-text.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { DocumentIcon } from "./DocumentLinks.tsx";

interface DocumentFileFieldProps {
	chosen: ChosenDocument | null;
	onChoose: (chosen: ChosenDocument | null) => void;
	/** The part that has been sent, from 0 to 1; null while nothing is sent. */
	fraction: number | null;
	/** What the form says of it. */
	error: string | undefined;
}

/** The one file of a document. What is not taken is said at once. */
export function DocumentFileField({ chosen, onChoose, fraction, error }: DocumentFileFieldProps) {
	const [problem, setProblem] = useState<string>();
	const picker = useRef<HTMLInputElement>(null);
	const choosing = useRef<HTMLButtonElement>(null);
	const titleId = useId();
	const hintId = useId();
	const errorId = useId();

	async function handleChoice(event: ChangeEvent<HTMLInputElement>) {
		const file = event.target.files?.[0];
		// The same file may be chosen again after it was changed.
		event.target.value = "";
		if (!file) return;
		const found = documentFileType(file.name) === null ? await notTaken(file) : await problemOf(file);
		setProblem(found ? problemText(found, file.name) : undefined);
		if (!found) onChoose({ file, timestamp: Date.now() });
	}

	return (
		<section aria-labelledby={titleId} className="grid gap-2">
			<h3 id={titleId} className="text-sm font-bold">
				{m.documents_file()}
			</h3>
			{chosen && (
				<div className="flex items-center gap-3 pl-3.5 pr-1 py-1.5 rounded-medium border border-line">
					<DocumentIcon />
					<div className="grid gap-1 grow min-w-0 py-1">
						<p className="font-bold text-sm line-clamp-2 [overflow-wrap:anywhere]">{chosen.file.name}</p>
						{fraction === null ? (
							<p className="text-tiny text-ink-2">{sizeText(chosen.file.size)}</p>
						) : (
							<ProgressBar label={m.file_progress({ name: chosen.file.name })} fraction={fraction} />
						)}
					</div>
					{fraction === null && (
						<IconButton
							icon={X}
							label={m.file_remove({ name: chosen.file.name })}
							className="!border-transparent"
							onClick={() => {
								choosing.current?.focus();
								onChoose(null);
							}}
						/>
					)}
				</div>
			)}
			<input
				ref={picker}
				type="file"
				accept={DOCUMENT_FILE_ACCEPT}
				onChange={(event) => void handleChoice(event)}
				aria-labelledby={titleId}
				className="sr-only"
				tabIndex={-1}
			/>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button
					ref={choosing}
					variant="soft"
					aria-describedby={`${hintId} ${errorId}`}
					disabled={fraction !== null}
					onClick={() => picker.current?.click()}
				>
					<Upload size={18} aria-hidden="true" />
					{chosen ? m.documents_choose_other() : m.documents_choose()}
				</Button>
				<p id={hintId} className="text-tiny text-ink-2 grow basis-52">
					{m.documents_file_hint()}
				</p>
			</div>
			<FieldError id={errorId} error={problem ?? error} />
		</section>
	);
}

/** A photo of a kind that most devices cannot show is named as such. */
async function notTaken(file: File) {
	return (await problemOf(file)) === "heic" ? "heic" : "type_not_taken";
}
