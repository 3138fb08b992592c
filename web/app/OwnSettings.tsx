import { WhoIAm } from "#web/account/profile/WhoIAm.tsx";
import { SettingsDialog } from "#web/account/settings/SettingsDialog.tsx";
import { ChangeSignIn } from "#web/account/sign-in/ChangeSignIn.tsx";
import { LeaveAccount } from "#web/account/sign-in/LeaveAccount.tsx";
import { SharedSwitch } from "#web/account/sign-in/SharedSwitch.tsx";
import { loadSecretForm } from "./load-secret-form.ts";

/** The settings of the person signed in. */
export function OwnSettings(dialog: { open: boolean; onOpenChange: (open: boolean) => void }) {
	return (
		<SettingsDialog
			{...dialog}
			who={<WhoIAm />}
			signIn={<ChangeSignIn />}
			shared={<SharedSwitch />}
			leave={<LeaveAccount loadSecretForm={loadSecretForm} />}
		/>
	);
}
