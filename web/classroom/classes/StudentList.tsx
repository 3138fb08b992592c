import { CircleDashed, Clock, Ellipsis, Hand, KeyRound, Monitor, TriangleAlert, UserRound } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { nameKey } from "#domain/classroom/class-names.ts";
import type { ClassStudent, TeacherClass } from "#domain/classroom/class-roster.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { exactTime } from "#web/platform/ui/exact-time.ts";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { ChangeNote } from "./ChangeNote.tsx";
import { useWaitingChanges } from "./classes.queries.ts";
import { StudentDialog } from "./StudentDialog.tsx";

/** What a student who is signed in does now. */
export interface StudentNow {
	state: "here" | "stuck" | "hand";
	text: string;
	/** What they work at. */
	project?: string | undefined;
}

interface StudentListProps {
	of: TeacherClass;
	classes: readonly TeacherClass[];
	/** Of those who are signed in; undefined while it is not known. */
	now: ReadonlyMap<string, StudentNow> | undefined;
	nowFailed: ReactNode;
	/** What is done for a student's account. */
	care: (student: ClassStudent) => ReactNode;
}

/** Everybody in the class, with what they do now, or how far their sign-in is. */
export function StudentList({ of, classes, now, nowFailed, care }: StudentListProps) {
	const [search, setSearch] = useState("");
	const [onlyHere, setOnlyHere] = useState(false);
	const list = useRef<HTMLUListElement>(null);
	const [openId, setOpenId] = useState<string | null>(null);
	const here = of.students.filter(({ id }) => now?.has(id));
	const listed = onlyHere && now ? here : of.students;
	const shown = listed.filter(({ name }) => nameKey(name).includes(nameKey(search)));
	const notes = useWaitingChanges().flatMap(({ change, ...note }) =>
		"studentId" in change && change.classId === of.id ? [{ ...note, change }] : [],
	);
	const refusedName = notes.flatMap(({ change, reason }) =>
		change.change === "rename-student" && change.studentId === openId && reason !== null
			? [{ name: change.name, reason }]
			: [],
	)[0];
	const shownAs = shownNames(of.students);
	const opened = of.students.find(({ id }) => id === openId);
	return (
		<Card padded={false}>
			<div className="px-5 py-4 flex flex-wrap items-end justify-between gap-3">
				<div className="w-full sm:w-60">
					<TextField
						type="search"
						label={m.classes_find()}
						value={search}
						onChange={(event) => setSearch(event.target.value)}
					/>
				</div>
				{now && of.students.length > 0 && (
					<div className="flex gap-2">
						<FilterChip chosen={!onlyHere} onChoose={() => setOnlyHere(false)}>
							{m.classes_all_count({ count: of.students.length })}
						</FilterChip>
						<FilterChip chosen={onlyHere} onChoose={() => setOnlyHere(true)}>
							{m.classes_signed_in_count({ count: here.length })}
						</FilterChip>
					</div>
				)}
			</div>
			{nowFailed && <div className="px-5 pb-4">{nowFailed}</div>}
			{of.students.length === 0 && <p className="px-5 pb-5 text-ink-2">{m.classes_students_none()}</p>}
			{of.students.length > 0 && shown.length === 0 && (
				<p className="px-5 pb-5 text-ink-2">{search === "" ? m.classes_signed_in_none() : m.classes_no_match()}</p>
			)}
			<ul ref={list} tabIndex={-1} className="m-0 p-0 list-none">
				{shown.map((student) => (
					<li key={student.id} className="grid gap-2 px-5 py-2 border-t border-line">
						<div className="flex items-center gap-3.5 min-h-11">
							<PersonAvatar id={student.id} name={shownAs(student.id)} className="size-9" />
							<div className="grow min-w-0 sm:grid sm:grid-cols-2 sm:items-center">
								<p className="font-bold break-words">{shownAs(student.id)}</p>
								<State of={student} now={now?.get(student.id)} />
							</div>
							{!student.waiting && (
								<IconButton
									icon={Ellipsis}
									label={m.classes_more({ name: shownAs(student.id) })}
									onClick={() => setOpenId(student.id)}
								/>
							)}
						</div>
						{notes
							.filter(({ change }) => change.studentId === student.id)
							.map((note) => (
								<ChangeNote
									key={note.id}
									note={note}
									onOpen={note.change.change === "remove" ? undefined : () => setOpenId(student.id)}
								/>
							))}
					</li>
				))}
			</ul>
			{opened && (
				<StudentDialog
					key={opened.id}
					student={opened}
					of={of}
					classes={classes}
					care={care(opened)}
					refusedName={refusedName}
					returnTo={list}
					onClose={() => setOpenId(null)}
				/>
			)}
		</Card>
	);
}

const NOW_LOOK = {
	here: [Monitor, "text-leaf"],
	stuck: [TriangleAlert, "text-coral-deep"],
	hand: [Hand, "text-coral-deep"],
} as const;

function State({ of: student, now }: { of: ClassStudent; now: StudentNow | undefined }) {
	const [Icon, look, text] = now ? [...NOW_LOOK[now.state], now.text] : stateOf(student);
	return (
		<p className="flex items-center gap-2 text-sm text-ink-2">
			<Icon size={18} aria-hidden="true" className={classNames("shrink-0", look)} />
			<span>
				<span className={classNames(look, now && "font-bold")}>{text}</span>
				{now?.project && <span className="block">{now.project}</span>}
			</span>
		</p>
	);
}

/** Icon, colour and text of how far the sign-in is. */
function stateOf(student: ClassStudent) {
	if (student.waiting) return [Clock, "", m.classes_waits()] as const;
	if (!student.classAccount) return [UserRound, "", m.classes_own_account()] as const;
	if (student.lockedAt) return [KeyRound, "", m.classes_locked()] as const;
	if (student.lockedBrowsers) return [KeyRound, "", m.classes_locked_here()] as const;
	if (!student.secret) return [KeyRound, "", m.classes_no_secret()] as const;
	if (!student.lastSignedInAt) return [CircleDashed, "", m.classes_signed_in_never()] as const;
	return [Clock, "", m.classes_seen({ when: exactTime(student.lastSignedInAt) })] as const;
}
