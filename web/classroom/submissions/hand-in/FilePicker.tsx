import { Paperclip } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { SUBMISSION_FILE_ACCEPT, SUBMISSION_FILES_MAXIMUM } from "#domain/classroom/submission-files.ts";
import { m } from "#messages/generated/messages.js";
import { problemOf } from "#web/platform/storage/file-problem.ts";
import { problemText } from "#web/platform/storage/file-text.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { FileLine } from "./FileLine.tsx";
import type { DraftOwner } from "./submission-draft.ts";
import { uploadsFor, useChosenFiles } from "./upload-lists.ts";

/** The files to hand in: chosen, looked at, listed with their progress. What is not taken is said, file by file. */
export function FilePicker({ owner }: { owner: DraftOwner }) {
	const files = useChosenFiles(owner);
	const [problems, setProblems] = useState<readonly string[]>([]);
	const picker = useRef<HTMLInputElement>(null);
	const adding = useRef<HTMLButtonElement>(null);
	const titleId = useId();
	const hintId = useId();

	async function handleChoice(event: ChangeEvent<HTMLInputElement>) {
		const chosen = [...(event.target.files ?? [])];
		// The same file may be chosen again after it was removed.
		event.target.value = "";
		const looked = await Promise.all(chosen.map(async (file) => ({ file, problem: await problemOf(file) })));
		const left = uploadsFor(owner).add(looked.flatMap(({ file, problem }) => (problem ? [] : file)));
		const refused = looked.flatMap(({ file, problem }) => (problem ? problemText(problem, file.name) : []));
		setProblems(left > 0 ? [...refused, m.file_too_many({ count: SUBMISSION_FILES_MAXIMUM })] : refused);
	}

	return (
		<section aria-labelledby={titleId} className="grid gap-2.5">
			<h3 id={titleId} className="text-sm font-bold">
				{m.submit_files()}
			</h3>
			{files.length > 0 && (
				<ul className="grid gap-2 m-0 p-0 list-none">
					{files.map((chosen) => (
						<FileLine
							key={chosen.id}
							chosen={chosen}
							onRetry={() => void uploadsFor(owner).retry(chosen.id)}
							onRemove={() => {
								if (files.length === 1) adding.current?.focus();
								uploadsFor(owner).remove(chosen.id);
							}}
						/>
					))}
				</ul>
			)}
			<input
				ref={picker}
				type="file"
				multiple
				accept={SUBMISSION_FILE_ACCEPT}
				onChange={(event) => void handleChoice(event)}
				aria-labelledby={titleId}
				className="sr-only"
				tabIndex={-1}
			/>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button
					ref={adding}
					variant="soft"
					aria-describedby={hintId}
					disabled={files.length >= SUBMISSION_FILES_MAXIMUM}
					onClick={() => picker.current?.click()}
				>
					<Paperclip size={18} aria-hidden="true" />
					{m.submit_add_files()}
				</Button>
				<p id={hintId} className="text-tiny text-ink-2 grow basis-52">
					{m.submit_files_hint()}
				</p>
			</div>
			{problems.length > 0 && (
				<div role="alert" className="grid gap-1 text-sm font-bold text-coral">
					{problems.map((problem) => (
						<p key={problem}>{problem}</p>
					))}
				</div>
			)}
		</section>
	);
}
