import { m } from "#messages/generated/messages.js";
import { endRecovery, useRecovering } from "#web/platform/session/recovery.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

/** Asks for a new password after the link for a forgotten one. */
export function NewPassword() {
	const person = usePerson();
	const open = useRecovering(person.id);
	return (
		<Dialog
			title={m.new_password_title()}
			description={m.new_password_text()}
			open={open}
			onOpenChange={(wanted) => wanted || endRecovery()}
		>
			<NewPasswordForm email={person.email} onDone={endRecovery} />
		</Dialog>
	);
}
