import { type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { Refusal } from "./FormFailure.tsx";
import { sendFailureText } from "./failure-text.ts";
import { useSendRecovery, useSendSignUpAgain } from "./mail.queries.ts";
import { useWait } from "./use-wait.ts";

type Props = { kind: "recovery" | "signup"; typed?: string };

/** Asks for an address, and mails it a link: for a forgotten password, or to confirm a sign-up once more. */
export function AskForLink({ kind, typed = "" }: Props) {
	const [email, setEmail] = useState(typed);
	const recovery = useSendRecovery();
	const signUp = useSendSignUpAgain();
	const sending = kind === "recovery" ? recovery : signUp;

	const wait = useWait(sending.error);

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		// A dialog may stand within the login form, which must not be sent too.
		event.stopPropagation();
		sending.mutate(email);
	}

	if (sending.isSuccess) {
		return (
			<p role="status" className="p-3 rounded-medium bg-leaf-wash text-leaf font-bold text-sm">
				{m.forgot_sent_text()}
			</p>
		);
	}
	return (
		<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
			<TextField
				label={m.account_email()}
				type="email"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				value={email}
				onChange={(event) => setEmail(event.target.value)}
			/>
			{sending.error && <Refusal error={sending.error} textOf={sendFailureText} wait={wait} />}
			<Button type="submit" loading={sending.isPending} disabled={email.trim() === "" || wait > 0}>
				{kind === "recovery" ? m.forgot_send() : m.mail_send_again()}
			</Button>
		</form>
	);
}
