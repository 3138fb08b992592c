import { UserPlus } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { STUDENT_NAME_MAXIMUM, type TeacherClass } from "#domain/classroom/class-roster.ts";
import { previewRoster } from "#domain/classroom/pasted-roster.ts";
import { m } from "#messages/generated/messages.js";
import { newId } from "#web/platform/storage/new-id.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { useSendChange } from "./use-send-change.ts";

/** One name more on the roster; without a network, too. */
export function AddStudent({ of }: { of: TeacherClass }) {
	const [name, setName] = useState("");
	const { send, sending, refusal: error, setRefusal: setError } = useSendChange();

	async function add(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (name.trim() === "") return setError(m.classes_student_empty());
		const [line] = previewRoster([{ name }], of, []);
		if (line?.state === "here") return setError(m.classes_same_name({ name: name.trim() }));
		const entries = [{ id: newId(), name: line?.name ?? name }];
		if (!(await send({ change: "add", classId: of.id, entries }))) return;
		showSuccess(m.classes_student_added({ name }));
		setName("");
	}

	return (
		<form className="grid gap-3" onSubmit={(event) => void add(event)} noValidate>
			<h3>{m.classes_add_student()}</h3>
			<TextField
				label={m.classes_student_name()}
				placeholder={m.classes_add_student_hint()}
				maxLength={STUDENT_NAME_MAXIMUM}
				autoComplete="off"
				value={name}
				error={error}
				onChange={(event) => {
					setName(event.target.value);
					setError(undefined);
				}}
			/>
			<Button type="submit" variant="soft" loading={sending}>
				<UserPlus size={18} aria-hidden="true" />
				{m.classes_add()}
			</Button>
		</form>
	);
}
