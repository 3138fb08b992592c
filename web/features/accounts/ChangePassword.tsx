import { KeyRound } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { passwordProblem } from "#domain/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/session/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { useChangePassword } from "./accounts.queries.ts";
import { Refusal } from "./FormFailure.tsx";
import { changeFailureWords } from "./failure-words.ts";
import { problemWords } from "./sign-up-words.ts";
import { useWait } from "./use-wait.ts";

/** Another password for a person who is signed in and knows the present one. */
export function ChangePassword() {
	const [open, setOpen] = useState(false);
	return (
		<Dialog
			title={m.change_password_title()}
			description={m.change_password_text()}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet">
					<KeyRound size={18} aria-hidden="true" />
					{m.change_password_title()}
				</Button>
			}
		>
			<ChangePasswordForm onDone={() => setOpen(false)} />
		</Dialog>
	);
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
	const { email } = usePerson();
	const [present, setPresent] = useState("");
	const [password, setPassword] = useState("");
	const [again, setAgain] = useState("");
	const [sent, setSent] = useState(false);
	const changing = useChangePassword();
	const wait = useWait(changing.error);
	const problem = passwordProblem(password);
	const differs = password !== again;

	function forgetRefusal() {
		if (changing.isError && wait === 0) changing.reset();
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (present && !problem && !differs) changing.mutate({ present, password }, { onSuccess: onDone });
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} onChange={forgetRefusal} noValidate>
			<input type="hidden" name="username" autoComplete="username" value={email} />
			<PasswordField
				label={m.change_present()}
				autoComplete="current-password"
				error={sent && !present ? m.change_present_required() : undefined}
				value={present}
				onChange={(event) => setPresent(event.target.value)}
			/>
			<PasswordField
				label={m.new_password_label()}
				autoComplete="new-password"
				error={sent ? problemWords(problem) : undefined}
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
			{changing.error && <Refusal error={changing.error} words={changeFailureWords} wait={wait} />}
			<Button type="submit" loading={changing.isPending} disabled={wait > 0}>
				{m.new_password_save()}
			</Button>
		</form>
	);
}
