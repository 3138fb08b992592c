import { type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { ROLES, type Role, type StaffMember } from "./staff.data.ts";
import { useSetRole } from "./staff.queries.ts";

const ROLE_LABELS: Record<Role, { name: () => string; means: () => string }> = {
	student: { name: m.role_student, means: m.role_student_means },
	educator: { name: m.role_educator, means: m.role_educator_means },
	administrator: { name: m.role_administrator, means: m.role_administrator_means },
};

/** Changes what a person is, once it has been chosen and pressed. */
export function RoleDialog({ member }: { member: StaffMember }) {
	const [open, setOpen] = useState(false);
	return (
		<Dialog
			title={m.staff_role_title({ name: member.name })}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet">
					{m.staff_role()}
					<span className="sr-only">{member.name}</span>
				</Button>
			}
		>
			<RoleForm member={member} onDone={() => setOpen(false)} />
		</Dialog>
	);
}

function RoleForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
	const [role, setRole] = useState(member.role);
	const setting = useSetRole();

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setting.mutate({ id: member.id, role }, { onSuccess: onDone });
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit}>
			<RadioCards
				legend={m.staff_role()}
				columns={1}
				value={role}
				onChange={(event) => setRole(event.target.value as Role)}
				options={ROLES.map((value) => ({
					value,
					label: (
						<span>
							{ROLE_LABELS[value].name()}
							<span className="block font-normal">{ROLE_LABELS[value].means()}</span>
						</span>
					),
				}))}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit" loading={setting.isPending} disabled={role === member.role}>
					{m.staff_role_save()}
				</Button>
			</div>
		</form>
	);
}
