import { useEffect, useId, useRef, useState } from "react";
import { NOTE_MAXIMUM } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { useWaitingChanges } from "#web/classroom/classes/classes.queries.ts";
import { useSendChange } from "#web/classroom/classes/use-send-change.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { CONTROL_CLASS, FieldError } from "#web/platform/ui/Field.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { useNote } from "./class-report.queries.ts";

interface DayNoteProps {
	classId: string;
	day: string;
	title: string;
}

/** The teacher's note of a day. It saves itself, without a network, too. */
export function DayNote({ classId, day, title }: DayNoteProps) {
	const note = useNote(classId, day);
	const waiting = useWaitingChanges().find(
		({ change }) => change.change === "note" && change.classId === classId && change.day === day,
	)?.change;
	const written = waiting?.change === "note" ? waiting.note : note.data;
	return (
		<Card className="grid content-start gap-2.5 !p-4.5">
			{written === undefined && note.isPending ? (
				<Skeleton className="h-48 rounded-medium" />
			) : (
				<NoteField classId={classId} day={day} title={title} written={written ?? ""} waits={waiting !== undefined} />
			)}
		</Card>
	);
}

const TYPING_MS = 800;

function NoteField({ classId, day, title, written, waits }: DayNoteProps & { written: string; waits: boolean }) {
	const id = useId();
	const { send, refusal } = useSendChange();
	const [note, setNote] = useState(written);
	const [saved, setSaved] = useState(written);
	const asked = useRef(written);
	const settled = useSettled(note, TYPING_MS);

	async function save(text: string) {
		if (text === asked.current) return;
		asked.current = text;
		if (await send({ change: "note", classId, day, note: text })) setSaved(text);
		else asked.current = saved;
	}
	const latest = useRef(save);
	latest.current = save;
	useEffect(() => void latest.current(settled), [settled]);

	const isSaved = note === saved && note !== "";
	return (
		<>
			<label htmlFor={id} className="text-lg font-heavy">
				{title}
			</label>
			<textarea
				id={id}
				rows={7}
				maxLength={NOTE_MAXIMUM}
				value={note}
				aria-describedby={`${id}-about`}
				className={`${CONTROL_CLASS} py-2.5 resize-y no-print`}
				onChange={(event) => setNote(event.target.value)}
				onBlur={() => void save(note)}
			/>
			<p className="hidden print:block whitespace-pre-wrap text-sm">{note}</p>
			<p id={`${id}-about`} role="status" className="text-sm text-ink-2">
				{waits ? m.day_note_waits() : isSaved ? m.day_note_saved() : m.day_note_private()}
			</p>
			<FieldError id={`${id}-error`} error={refusal ? m.day_note_failed({ reason: refusal }) : undefined} />
		</>
	);
}
