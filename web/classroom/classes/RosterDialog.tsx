import { List, Upload } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { newId } from "#web/platform/storage/new-id.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { Refusal } from "./Refusal.tsx";
import { RosterPreview } from "./RosterPreview.tsx";
import { useRosterDraft } from "./roster-draft.ts";
import { useRosterPreview } from "./use-roster-preview.ts";
import { useSendChange } from "./use-send-change.ts";

/** Many names at once, pasted or from a file, each with what it would do. Nothing is removed by a name that is missing. */
export function RosterDialog({ of, classes }: { of: TeacherClass; classes: readonly TeacherClass[] }) {
	const [open, setOpen] = useState(false);
	const [text, setText] = useRosterDraft(of.id);
	const { send, sending, refusal } = useSendChange();
	/** As it was before what is being sent, which the classes show already. */
	const [before, setBefore] = useState({ of, classes });
	const preview = useRosterPreview(text, sending ? before : { of, classes });

	const adding = preview.lines.filter(({ choice }) => choice === "add");
	const moving = preview.lines.filter(({ choice }) => choice === "move");

	async function readFile(event: ChangeEvent<HTMLInputElement>) {
		const file = event.target.files?.[0];
		if (file) setText(await file.text());
		event.target.value = "";
	}
	async function apply() {
		const entries = adding.map(({ name }) => ({ id: newId(), name: name.slice(0, 100) }));
		const adds = entries.length > 0 ? [{ change: "add", classId: of.id, entries } as const] : [];
		const moves = moving.flatMap(({ other }) =>
			other ? [{ change: "move", classId: other.classId, toClassId: of.id, studentId: other.studentId } as const] : [],
		);
		setBefore({ of, classes });
		if (!(await send(...adds, ...moves))) return;
		setOpen(false);
		setText("");
		preview.reset();
	}

	return (
		<Dialog
			wide="page"
			open={open}
			onOpenChange={setOpen}
			title={m.classes_add_many_title()}
			description={m.classes_add_many_text({ name: of.name })}
			trigger={
				<Button variant="quiet">
					<List size={18} aria-hidden="true" />
					{m.classes_add_many()}
				</Button>
			}
			actions={
				<>
					<p className="grow self-center text-sm text-ink-2">{m.classes_add_many_note()}</p>
					<DialogClose>
						<Button variant="quiet">{m.classes_cancel()}</Button>
					</DialogClose>
					<Button loading={sending} onClick={() => void apply()} disabled={adding.length + moving.length === 0}>
						{moving.length > 0
							? m.classes_add_many_button({ added: adding.length, moved: moving.length })
							: m.classes_add_many_only({ added: adding.length })}
					</Button>
				</>
			}
		>
			<Refusal text={refusal} />
			<div className="grid sm:grid-cols-[240px_minmax(0,1fr)] lg:grid-cols-[290px_minmax(0,1fr)] gap-6">
				<div className="grid gap-3 content-start sm:sticky sm:top-14 self-start">
					<TextArea
						label={m.classes_add_many_paste()}
						rows={10}
						value={text}
						onChange={(event) => setText(event.target.value)}
						className="font-mono"
					/>
					<label className="inline-flex items-center justify-center gap-2 min-h-11 px-4 border-[1.5px] border-line rounded-medium font-bold hover:bg-sunken cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-sun">
						<Upload size={18} aria-hidden="true" />
						{m.classes_add_many_file()}
						<input
							type="file"
							accept=".csv,.txt,text/csv,text/plain"
							className="sr-only"
							onChange={(event) => void readFile(event)}
						/>
					</label>
				</div>
				<RosterPreview preview={preview} />
			</div>
		</Dialog>
	);
}
