import { type SubmitEvent, useState } from "react";
import { passwordProblem } from "#domain/account/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { PasswordField } from "#web/platform/ui/PasswordField.tsx";
import { FormFailure } from "./FormFailure.tsx";
import { newPasswordFailureText } from "./failure-text.ts";
import { useSetPassword } from "./mail.queries.ts";
import { problemText } from "./sign-up-labels.ts";

/** Asks twice for a new password and stores it. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone?: () => void }) {
	const [password, setPassword] = useState("");
	const [again, setAgain] = useState("");
	const [sent, setSent] = useState(false);
	const saving = useSetPassword();
	const problem = sent ? passwordProblem(password) : undefined;
	const differs = sent && password !== again;

	function forgetRefusal() {
		if (saving.isError) saving.reset();
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (!passwordProblem(password) && password === again) saving.mutate(password, { onSuccess: () => onDone?.() });
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} onChange={forgetRefusal} noValidate>
			<input type="hidden" name="username" autoComplete="username" value={email} />
			<PasswordField
				label={m.new_password_label()}
				autoComplete="new-password"
				error={problemText(problem)}
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
			<PasswordField
				label={m.sign_up_confirm_password()}
				autoComplete="new-password"
				error={differs ? m.sign_up_passwords_differ() : undefined}
				value={again}
				onChange={(event) => setAgain(event.target.value)}
			/>
			{saving.error && <FormFailure>{newPasswordFailureText(saving.error)}</FormFailure>}
			<Button type="submit" loading={saving.isPending}>
				{m.new_password_save()}
			</Button>
		</form>
	);
}
