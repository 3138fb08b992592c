import { Plus } from "lucide-react";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { CLASS_NAME_MAXIMUM } from "#domain/classroom/class-roster.ts";
import { SUBJECTS } from "#domain/school.ts";
import { m } from "#messages/generated/messages.js";
import { BackendError, hasCode, NETWORK_GONE, NOT_SIGNED_IN } from "#web/platform/backend/backend-error.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { useChangeClass } from "./classes.queries.ts";
import { createFailureText } from "./create-failure-text.ts";

type Props = {
	/** The dashboard asks for level and subject, too. */
	complete?: boolean;
	/** The label of the button that opens it. */
	label: string;
	/** Another button that opens it. */
	trigger?: ReactNode;
};

/** Makes a class; without a network, too. */
export function CreateClassDialog({ complete = false, label, trigger }: Props) {
	const [open, setOpen] = useState(false);
	const [name, setName] = useState("");
	const [level, setLevel] = useState("");
	const [subject, setSubject] = useState("");
	const [error, setError] = useState<string>();
	const permissions = usePermissions();
	const change = useChangeClass();
	const [sending, setSending] = useState(false);

	async function create(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (permissions.data?.educator === false) return setError(m.classes_create_must_teach());
		// Without a network the server decides once it has the class.
		if (permissions.isError && !hasCode(permissions.error, NETWORK_GONE)) {
			const code = permissions.error instanceof BackendError ? permissions.error.code : "unknown";
			if (code === NOT_SIGNED_IN) return setError(m.classes_create_must_log_in());
			return setError(m.classes_create_unverified({ message: createFailureText(code) }));
		}
		if (complete && (name.trim() === "" || level === "" || subject === ""))
			return setError(m.classes_create_required());
		if (name.trim() === "") return setError(m.classes_name_empty());
		setSending(true);
		try {
			const refused = await change({
				change: "create",
				id: newId(),
				name: name.trim(),
				gradeLevel: level === "primary" || level === "secondary" ? level : null,
				subject: subject || null,
				createdAt: new Date().toISOString(),
			});
			if (refused) return setError(refused);
		} catch {
			return setError(m.classes_create_unexpected());
		} finally {
			setSending(false);
		}
		// Where the class is asked for completely, the answer contains its code.
		if (!complete) showSuccess(m.classes_created());
		setOpen(false);
		setName("");
		setLevel("");
		setSubject("");
		setError(undefined);
	}

	return (
		<Dialog
			title={m.classes_create_new()}
			open={open}
			onOpenChange={setOpen}
			trigger={
				trigger ?? (
					<Button>
						<Plus size={20} aria-hidden="true" />
						{label}
					</Button>
				)
			}
		>
			<form className="grid gap-4" onSubmit={(event) => void create(event)} noValidate>
				<TextField
					label={m.classes_create_name()}
					placeholder={m.classes_create_name_hint()}
					maxLength={CLASS_NAME_MAXIMUM}
					value={name}
					error={error}
					onChange={(event) => setName(event.target.value)}
				/>
				{complete && (
					<>
						<SelectField
							label={m.classes_create_level()}
							placeholder={m.classes_create_level_choose()}
							value={level}
							onChange={(event) => setLevel(event.target.value)}
							options={[
								{ value: "primary", label: m.classes_create_level_primary() },
								{ value: "secondary", label: m.classes_create_level_secondary() },
							]}
						/>
						<SelectField
							label={m.classes_create_subject()}
							placeholder={m.classes_create_subject_choose()}
							value={subject}
							onChange={(event) => setSubject(event.target.value)}
							options={SUBJECTS.map((value) => ({ value, label: value }))}
						/>
					</>
				)}
				<div className="flex flex-wrap justify-end gap-3">
					<Button variant="quiet" onClick={() => setOpen(false)}>
						{m.classes_cancel()}
					</Button>
					<Button type="submit" loading={sending}>
						{m.classes_create()}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
