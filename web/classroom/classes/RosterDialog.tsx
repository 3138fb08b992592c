import { Check, List, Plus, TriangleAlert, Upload } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import {
	guessNameColumns,
	namesIn,
	previewRoster,
	type RosterLine,
	readRows,
} from "#domain/classroom/pasted-roster.ts";
import { m } from "#messages/generated/messages.js";
import { newId } from "#web/platform/storage/new-id.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { Refusal } from "./Refusal.tsx";
import { useSendChange } from "./use-send-change.ts";

/** Where a name is in another class of the teacher: the safe choice first. */
type Choice = "keep" | "move" | "leave";

/** Many names at once, pasted or from a file, each with what it would do. Nothing is removed by a name that is missing. */
export function RosterDialog({ of, classes }: { of: TeacherClass; classes: readonly TeacherClass[] }) {
	const [open, setOpen] = useState(false);
	const [text, setText] = useState("");
	/** As the choice of columns has it; undefined while it is guessed. */
	const [chosen, setChosen] = useState<string>();
	const [choices, setChoices] = useState<Record<number, Choice>>({});
	const { send, sending, refusal } = useSendChange();

	const rows = readRows(text);
	const columnChoices = choicesOf(rows);
	const columns = columnChoices.find(({ value }) => value === chosen)?.columns ?? guessNameColumns(rows);
	const lines = previewRoster(namesIn(rows, columns), of, classes);
	const choiceOf = (index: number) => choices[index] ?? "keep";
	const movable = (line: RosterLine, index: number) => line.state === "elsewhere" && choiceOf(index) === "move";
	const adding = lines.filter(
		(line, index) => line.state === "new" || (line.state === "elsewhere" && choiceOf(index) === "keep"),
	);
	const moving = lines.filter(movable);
	const decide = lines.filter(
		({ state }) => state === "elsewhere" || state === "twice" || state === "same_name",
	).length;

	const here = lines.filter(({ state }) => state === "here").length;

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
		if (!(await send(...adds, ...moves))) return;
		setOpen(false);
		setText("");
		setChosen(undefined);
		setChoices({});
	}

	return (
		<Dialog
			wide
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
			<div className="grid sm:grid-cols-[240px_minmax(0,1fr)] gap-6">
				<div className="grid gap-3 content-start">
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
				<div className="grid gap-3 content-start min-w-0">
					<h3 className="text-base">{m.classes_add_many_look()}</h3>
					{columnChoices.length > 1 && (
						<SelectField
							label={m.classes_column_label()}
							value={columns.join()}
							onChange={(event) => setChosen(event.target.value)}
							options={columnChoices}
						/>
					)}
					<div className="flex flex-wrap gap-2" aria-live="polite">
						<Chip tone="leaf">{m.classes_new_count({ count: adding.length })}</Chip>
						{here > 0 && (
							<Chip>
								<Check size={14} aria-hidden="true" />
								{m.classes_here_count({ count: here })}
							</Chip>
						)}
						{decide > 0 && (
							<Chip tone="coral">
								<TriangleAlert size={14} aria-hidden="true" />
								{m.classes_decide_count({ count: decide })}
							</Chip>
						)}
					</div>
					<ol className="m-0 p-0 list-none">
						{lines.map((line, index) => (
							<li
								// biome-ignore lint/suspicious/noArrayIndexKey: a line of the list is its number; names repeat
								key={index}
								className="grid grid-cols-[1.75rem_minmax(0,1fr)] sm:grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1.2fr)] gap-x-2 items-center min-h-11.5 py-1 border-t border-line first:border-t-0"
							>
								<span className="text-sm text-ink-2">{index + 1}</span>
								<span className="font-bold break-words">{line.name}</span>
								<LineState
									line={line}
									choice={choiceOf(index)}
									onChoice={(choice) => setChoices({ ...choices, [index]: choice })}
								/>
							</li>
						))}
					</ol>
				</div>
			</div>
		</Dialog>
	);
}

/** Where names may be: a column, or two beside each other, each with the first name that it would give. */
function choicesOf(rows: readonly string[][]) {
	const count = Math.max(0, ...rows.map((row) => row.length));
	const single = Array.from({ length: count }, (_, index) => [index]);
	const guessed = guessNameColumns(rows);
	const pairs = single.slice(1).map(([index = 0]) => [index - 1, index]);
	if (guessed.length > 1 && !pairs.some((pair) => pair.join() === guessed.join())) pairs.push(guessed);
	return [...single, ...pairs].map((columns) => {
		const [number = 0, second] = columns.map((index) => index + 1);
		const example = namesIn(rows, columns)[0] ?? "";
		const label =
			second === undefined
				? m.classes_column({ number, example })
				: m.classes_columns({ first: number, second, example });
		return { columns, value: columns.join(), label };
	});
}

function LineState({
	line,
	choice,
	onChoice,
}: {
	line: RosterLine;
	choice: Choice;
	onChoice: (choice: Choice) => void;
}) {
	const look = "flex items-center gap-2 text-sm max-sm:col-start-2";
	if (line.state === "new") {
		return (
			<span className={`${look} text-leaf font-bold`}>
				<Plus size={16} aria-hidden="true" />
				{m.classes_is_new()}
			</span>
		);
	}
	if (line.state === "here") {
		return (
			<span className={`${look} text-ink-2`}>
				<Check size={16} aria-hidden="true" />
				{m.classes_line_here()}
			</span>
		);
	}
	if (line.state !== "elsewhere") {
		return (
			<span className={`${look} text-coral-deep font-bold`}>
				<TriangleAlert size={16} aria-hidden="true" className="shrink-0" />
				{line.state === "twice" ? m.classes_line_twice() : m.classes_line_same_name()}
			</span>
		);
	}
	return (
		<div className="max-sm:col-start-2">
			<SelectField
				label={m.classes_line_elsewhere({ name: line.other?.className ?? "" })}
				value={choice}
				onChange={(event) => onChoice(event.target.value as Choice)}
				options={[
					{ value: "keep", label: m.classes_line_keep_both() },
					{ value: "move", label: m.classes_line_move() },
					{ value: "leave", label: m.classes_leave_out() },
				]}
			/>
		</div>
	);
}
