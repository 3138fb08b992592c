import { m } from "#messages/generated/messages.js";
import { leaveExpired } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { LockedDialog } from "#web/platform/ui/LockedDialog.tsx";
import { type LoadSecretForm, ProveAgain } from "./ProveAgain.tsx";

/** Asks the person to sign in again over the page, by the way they came. */
export function SignInAgain({ loadSecretForm }: { loadSecretForm: LoadSecretForm }) {
	return (
		<LockedDialog title={m.session_expired()} description={m.session_expired_text()}>
			<ProveAgain
				action={m.account_login()}
				loadSecretForm={loadSecretForm}
				aside={
					<Button variant="quiet" onClick={leaveExpired}>
						{m.session_someone_else()}
					</Button>
				}
			/>
		</LockedDialog>
	);
}
