import { useNavigate } from "@tanstack/react-router";
import { Copy } from "lucide-react";
import { useState } from "react";
import { CLASS_NAME_MAXIMUM, type TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { newId } from "#web/platform/storage/new-id.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useCopyClass } from "./class-teachers.queries.ts";

/** A class for a new year: as this one, without its learners. */
export function CopyClass({ of }: { of: TeacherClass }) {
	const navigate = useNavigate();
	const [open, setOpen] = useState(false);
	const [name, setName] = useState("");
	const [id, setId] = useState(newId);
	const [error, setError] = useState<string>();
	const copy = useCopyClass(of.id);

	function make() {
		if (name.trim() === "") return setError(m.classes_name_empty());
		setError(undefined);
		copy.mutate(
			{ id, name },
			{
				onSuccess() {
					setOpen(false);
					setName("");
					setId(newId());
					void navigate({ to: "/class-management", search: { class: id } });
				},
			},
		);
	}

	return (
		<Dialog
			title={m.classes_copy()}
			description={m.classes_copy_text({ name: of.name })}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet">
					<Copy size={18} aria-hidden="true" />
					{m.classes_copy()}
				</Button>
			}
			actions={
				<Button loading={copy.isPending} onClick={make}>
					{m.classes_copy_make()}
				</Button>
			}
		>
			<TextField
				label={m.classes_create_name()}
				maxLength={CLASS_NAME_MAXIMUM}
				value={name}
				error={error}
				onChange={(event) => setName(event.target.value)}
			/>
		</Dialog>
	);
}
