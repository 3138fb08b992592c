import { ChangeSignIn } from "#web/features/accounts/ChangeSignIn.tsx";
import { LeaveAccount } from "#web/features/accounts/LeaveAccount.tsx";
import { SharedSwitch } from "#web/features/accounts/SharedSwitch.tsx";
import { WhoIAm } from "#web/features/profile/WhoIAm.tsx";
import { SettingsDialog } from "#web/features/settings/SettingsDialog.tsx";
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
