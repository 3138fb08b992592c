import { type ReactNode, type RefObject, useState } from "react";
import { displayNameOf } from "#domain/account/display-name.ts";
import { type ClassStudent, STUDENT_NAME_MAXIMUM, type TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useChangeClass, useSecretChange } from "./classes.queries.ts";

type Props = {
	student: ClassStudent;
	of: TeacherClass;
	classes: readonly TeacherClass[];
	/** What is done for their account. */
	care: ReactNode;
	/** Has the focus where the student is no longer listed. */
	returnTo: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** What a teacher does for one student: rename, reset the secret, look after the account, move, take out of the class. */
export function StudentDialog({ student, of, classes, care, returnTo, onClose }: Props) {
	const [name, setName] = useState(student.name);
	const [error, setError] = useState<string>();
	const change = useChangeClass();
	const about = { classId: of.id, studentId: student.id };

	async function rename() {
		if (name.trim() === "") return setError(m.classes_student_empty());
		await change({ change: "rename-student", ...about, name });
		onClose();
	}

	return (
		<Dialog title={displayNameOf(student.name)} open returnTo={returnTo} onOpenChange={(open) => !open && onClose()}>
			{student.classAccount && (
				<div className="grid gap-4">
					<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 items-end">
						<TextField
							label={m.classes_student_name()}
							value={name}
							maxLength={STUDENT_NAME_MAXIMUM}
							error={error}
							onChange={(event) => setName(event.target.value)}
						/>
						<Button once variant="soft" onClick={() => void rename()}>
							{m.classes_rename()}
						</Button>
					</div>
					<ResetSecret student={student} onDone={onClose} />
				</div>
			)}
			{care}
			<MoveStudent student={student} of={of} classes={classes} onDone={onClose} />
			<div className="grid gap-2">
				<Button once variant="quiet" onClick={() => void change({ change: "remove", ...about }).then(onClose)}>
					{m.classes_remove()}
				</Button>
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
}: Omit<Props, "onClose" | "returnTo" | "care"> & { onDone: () => void }) {
	const [toClass, setToClass] = useState("");
	const change = useChangeClass();
	const others = otherClasses(of, classes);
	if (others.length === 0) return null;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 items-end">
			<SelectField
				label={m.classes_move_to()}
				placeholder={m.classes_move_choose()}
				value={toClass}
				onChange={(event) => setToClass(event.target.value)}
				options={others.map(({ id, name: label }) => ({ value: id, label }))}
			/>
			<Button
				once
				variant="soft"
				disabled={toClass === ""}
				onClick={() =>
					void change({ change: "move", classId: of.id, studentId: student.id, toClassId: toClass }).then(onDone)
				}
			>
				{m.classes_move()}
			</Button>
		</div>
	);
}
