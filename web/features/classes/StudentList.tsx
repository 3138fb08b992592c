import { CircleDashed, Clock, Ellipsis, KeyRound, UserRound } from "lucide-react";
import { useState } from "react";
import { nameKey } from "#domain/class-names.ts";
import type { ClassStudent, TeacherClass } from "#domain/class-roster.ts";
import { displayNameOf } from "#domain/display-name.ts";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/session/PersonAvatar.tsx";
import { Card } from "#web/ui/Card.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { StudentDialog } from "./StudentDialog.tsx";

/** Everybody in the class, with how far their sign-in is. */
export function StudentList({ of, classes }: { of: TeacherClass; classes: readonly TeacherClass[] }) {
	const [search, setSearch] = useState("");
	const [openId, setOpenId] = useState<string | null>(null);
	const shown = of.students.filter(({ name }) => nameKey(name).includes(nameKey(search)));
	const opened = of.students.find(({ id }) => id === openId);
	return (
		<Card padded={false}>
			<div className="px-5 py-4">
				<TextField
					type="search"
					label={m.classes_find()}
					value={search}
					onChange={(event) => setSearch(event.target.value)}
				/>
			</div>
			{of.students.length === 0 && <p className="px-5 pb-5 text-ink-2">{m.classes_students_none()}</p>}
			{of.students.length > 0 && shown.length === 0 && <p className="px-5 pb-5 text-ink-2">{m.classes_no_match()}</p>}
			<ul className="m-0 p-0 list-none">
				{shown.map((student) => (
					<li key={student.id} className="flex items-center gap-3.5 px-5 py-2 min-h-15 border-t border-line">
						<PersonAvatar id={student.id} name={displayNameOf(student.name)} className="size-9" />
						<div className="grow min-w-0 sm:grid sm:grid-cols-2 sm:items-center">
							<p className="font-bold break-words">{displayNameOf(student.name)}</p>
							<State of={student} />
						</div>
						{!student.waiting && (
							<IconButton
								icon={Ellipsis}
								label={m.classes_more({ name: displayNameOf(student.name) })}
								onClick={() => setOpenId(student.id)}
							/>
						)}
					</li>
				))}
			</ul>
			{opened && (
				<StudentDialog key={opened.id} student={opened} of={of} classes={classes} onClose={() => setOpenId(null)} />
			)}
		</Card>
	);
}

function State({ of: student }: { of: ClassStudent }) {
	const [Icon, words] = stateOf(student);
	return (
		<p className="flex items-center gap-2 text-sm text-ink-2">
			<Icon size={18} aria-hidden="true" className="shrink-0" />
			{words}
		</p>
	);
}

function stateOf(student: ClassStudent) {
	if (student.waiting) return [Clock, m.classes_waits()] as const;
	if (!student.classAccount) return [UserRound, m.classes_own_account()] as const;
	if (student.lockedAt) return [KeyRound, m.classes_locked()] as const;
	if (!student.secret) return [KeyRound, m.classes_no_secret()] as const;
	if (!student.lastSignedInAt) return [CircleDashed, m.classes_signed_in_never()] as const;
	return [Clock, m.classes_seen({ when: new Date(student.lastSignedInAt).toLocaleString() })] as const;
}
