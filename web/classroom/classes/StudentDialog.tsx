import { type ReactNode, type RefObject, useState } from "react";
import { type ClassStudent, STUDENT_NAME_MAXIMUM, type TeacherClass } from "#domain/classroom/class-roster.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { isConnected } from "#web/platform/backend/connection.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { toast } from "#web/platform/ui/toast.ts";
import { usePutBack, useSecretChange } from "./classes.queries.ts";
import { Refusal } from "./Refusal.tsx";
import { useSendChange } from "./use-send-change.ts";

const UNDO_MS = 10_000;

/** A name that the server did not take, with its reason. */
type RefusedName = { name: string; reason: string };

type Props = {
	student: ClassStudent;
	of: TeacherClass;
	classes: readonly TeacherClass[];
	/** What is done for their account. */
	care: ReactNode;
	refusedName?: RefusedName | undefined;
	/** Has the focus where the student is no longer listed. */
	returnTo: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** What a teacher does for one student: rename, reset the secret, look after the account, move, take out of the class. */
export function StudentDialog({ student, of, classes, care, refusedName, returnTo, onClose }: Props) {
	const [name, setName] = useState(refusedName?.name ?? student.name);
	const renaming = useSendChange();
	const [error, setError] = useState(refusedName?.reason);
	const removing = useSendChange();
	const putBack = usePutBack();
	const about = { classId: of.id, studentId: student.id };

	async function rename() {
		if (name.trim() === "") return setError(m.classes_student_empty());
		setError(undefined);
		if (await renaming.send({ change: "rename-student", ...about, name })) onClose();
	}

	async function remove() {
		if (!(await removing.send({ change: "remove", ...about }))) return;
		onClose();
		if (!isConnected()) return;
		const action = { label: m.classes_undo(), onClick: () => putBack.mutate(about) };
		toast.success(m.classes_removed({ name: shownNames(of.students)(student.id) }), { action, duration: UNDO_MS });
	}

	return (
		<Dialog
			title={shownNames(of.students)(student.id)}
			open
			returnTo={returnTo}
			onOpenChange={(open) => !open && onClose()}
		>
			{student.classAccount && (
				<div className="grid gap-4">
					<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 items-start [&>button]:mt-6.75">
						<TextField
							label={m.classes_student_name()}
							value={name}
							maxLength={STUDENT_NAME_MAXIMUM}
							error={error ?? renaming.refusal}
							onChange={(event) => setName(event.target.value)}
						/>
						<Button loading={renaming.sending} variant="soft" onClick={() => void rename()}>
							{m.classes_rename()}
						</Button>
					</div>
					<ResetSecret student={student} onDone={onClose} />
				</div>
			)}
			{care}
			<MoveStudent student={student} of={of} classes={classes} onDone={onClose} />
			<div className="grid gap-2">
				<Button loading={removing.sending} variant="quiet" onClick={() => void remove()}>
					{m.classes_remove()}
				</Button>
				<Refusal text={removing.refusal} />
				<p className="text-sm text-ink-2">{m.classes_remove_text()}</p>
			</div>
		</Dialog>
	);
}

/** The student chooses a new secret at the next sign-in. */
export function ResetSecret({ student, onDone }: { student: ClassStudent; onDone: () => void }) {
	const secret = useSecretChange();
	return (
		<div className="grid gap-2">
			<Button
				variant="quiet"
				loading={secret.isPending}
				onClick={() => secret.mutate({ studentId: student.id, change: "reset" }, { onSuccess: onDone })}
			>
				{m.classes_reset_secret()}
			</Button>
			<p className="text-sm text-ink-2">{m.classes_reset_text()}</p>
		</div>
	);
}

/** The classes that a student of this one can be moved to. */
export function otherClasses(of: TeacherClass, classes: readonly TeacherClass[]): TeacherClass[] {
	return classes.filter(({ id, active }) => id !== of.id && active);
}

/** The choice of another class; nothing where there is none. */
export function MoveStudent({
	student,
	of,
	classes,
	onDone,
}: Omit<Props, "onClose" | "returnTo" | "care" | "refusedName"> & { onDone: () => void }) {
	const [toClass, setToClass] = useState("");
	const { send, sending, refusal } = useSendChange();
	const others = otherClasses(of, classes);
	if (others.length === 0) return null;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 items-start [&>button]:mt-6.75">
			<SelectField
				label={m.classes_move_to()}
				placeholder={m.classes_move_choose()}
				value={toClass}
				error={refusal}
				onChange={(event) => setToClass(event.target.value)}
				options={others.map(({ id, name: label }) => ({ value: id, label }))}
			/>
			<Button
				loading={sending}
				variant="soft"
				disabled={toClass === ""}
				onClick={async () => {
					if (await send({ change: "move", classId: of.id, studentId: student.id, toClassId: toClass })) onDone();
				}}
			>
				{m.classes_move()}
			</Button>
		</div>
	);
}
