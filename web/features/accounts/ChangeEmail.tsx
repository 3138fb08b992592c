import { AtSign } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { emailProblem } from "#domain/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/session/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/ui/Dialog.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { showSuccess } from "#web/ui/toast.ts";
import { useChangeEmail } from "./accounts.queries.ts";
import { Refusal } from "./FormFailure.tsx";
import { changeFailureWords } from "./failure-words.ts";
import { problemWords } from "./sign-up-words.ts";
import { useWait } from "./use-wait.ts";

/** Another address for a person who is signed in and knows the password. Where mail is sent, a link goes to it first. */
export function ChangeEmail() {
	const [open, setOpen] = useState(false);
	return (
		<Dialog
			title={m.change_email_title()}
			description={m.change_email_text()}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet">
					<AtSign size={18} aria-hidden="true" />
					{m.change_email_title()}
				</Button>
			}
		>
			<ChangeEmailForm onDone={() => setOpen(false)} />
		</Dialog>
	);
}

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
	const person = usePerson();
	const [email, setEmail] = useState("");
	const [present, setPresent] = useState("");
	const [sent, setSent] = useState(false);
	const changing = useChangeEmail();
	const wait = useWait(changing.error);
	const isPresent = email.trim().toLowerCase() === person.email.toLowerCase();
	const problem = isPresent ? m.change_email_same() : problemWords(emailProblem(email));

	function forgetRefusal() {
		if (changing.isError && wait === 0) changing.reset();
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (problem || !present) return;
		changing.mutate(
			{ present, email },
			{
				onSuccess: (waitsForLink) => {
					if (waitsForLink) return;
					showSuccess(m.change_email_done());
					onDone();
				},
			},
		);
	}

	if (changing.data) {
		return (
			<>
				<p role="status" className="p-3 rounded-medium bg-leaf-wash text-leaf font-bold text-sm">
					{m.change_email_link({ email: changing.variables.email.trim() })}
				</p>
				<DialogClose>
					<Button>{m.ui_close()}</Button>
				</DialogClose>
			</>
		);
	}
	return (
		<form className="grid gap-4" onSubmit={handleSubmit} onChange={forgetRefusal} noValidate>
			<TextField
				label={m.change_email_label()}
				type="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				error={sent ? problem : undefined}
				value={email}
				onChange={(event) => setEmail(event.target.value)}
			/>
			<PasswordField
				label={m.change_present()}
				autoComplete="current-password"
				error={sent && !present ? m.change_present_required() : undefined}
				value={present}
				onChange={(event) => setPresent(event.target.value)}
			/>
			{changing.error && <Refusal error={changing.error} words={changeFailureWords} wait={wait} />}
			<Button type="submit" loading={changing.isPending} disabled={wait > 0}>
				{m.change_email_action()}
			</Button>
		</form>
	);
}
