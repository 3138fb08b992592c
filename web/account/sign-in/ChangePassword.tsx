import { KeyRound } from "lucide-react";
import { useState } from "react";
import { passwordProblem } from "#domain/account/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { PasswordField } from "#web/platform/ui/PasswordField.tsx";
import { useChangePassword } from "./accounts.queries.ts";
import { ChangeDialog, ChangeForm } from "./ChangeForm.tsx";
import { problemText } from "./sign-up-labels.ts";

/** Another password for a person who is signed in and knows the present one. */
export function ChangePassword() {
	return (
		<ChangeDialog
			icon={<KeyRound size={18} aria-hidden="true" />}
			title={m.change_password_title()}
			text={m.change_password_text()}
		>
			{(close) => <ChangePasswordForm onDone={close} />}
		</ChangeDialog>
	);
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
	const { email } = usePerson();
	const [password, setPassword] = useState("");
	const [again, setAgain] = useState("");
	const changing = useChangePassword();
	const problem = passwordProblem(password);
	const differs = password !== again;
	return (
		<ChangeForm
			action={m.new_password_save()}
			changing={changing}
			complete={!problem && !differs}
			username={email}
			onSend={(present) => changing.mutate({ present, password }, { onSuccess: onDone })}
		>
			{(sent) => (
				<>
					<PasswordField
						label={m.new_password_label()}
						autoComplete="new-password"
						error={sent ? problemText(problem) : undefined}
						value={password}
						onChange={(event) => setPassword(event.target.value)}
					/>
					<PasswordField
						label={m.sign_up_confirm_password()}
						autoComplete="new-password"
						error={sent && differs ? m.sign_up_passwords_differ() : undefined}
						value={again}
						onChange={(event) => setAgain(event.target.value)}
					/>
				</>
			)}
		</ChangeForm>
	);
}
