import { m } from "#messages/generated/messages.js";
import { signOut, usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { LockedDialog } from "#web/platform/ui/LockedDialog.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

/** After a sign-in with a one-time password: nothing else is open until an own one is chosen. */
export function OwnPasswordFirst() {
	const { email } = usePerson();
	return (
		<LockedDialog title={m.new_password_title()} description={m.new_password_one_time()}>
			<NewPasswordForm email={email} />
			<Button variant="quiet" onClick={() => void signOut()}>
				{m.session_someone_else()}
			</Button>
		</LockedDialog>
	);
}
