import { AtSign } from "lucide-react";
import { useState } from "react";
import { emailProblem } from "#domain/account/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { DialogClose } from "#web/platform/ui/Dialog.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { useChangeEmail } from "./accounts.queries.ts";
import { ChangeDialog, ChangeForm } from "./ChangeForm.tsx";
import { problemText } from "./sign-up-labels.ts";

/** Another address for a person who is signed in and knows the password. Where mail is sent, a link goes to it first. */
export function ChangeEmail() {
	return (
		<ChangeDialog
			icon={<AtSign size={18} aria-hidden="true" />}
			title={m.change_email_title()}
			text={m.change_email_text()}
		>
			{(close) => <ChangeEmailForm onDone={close} />}
		</ChangeDialog>
	);
}

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
	const person = usePerson();
	const [email, setEmail] = useState("");
	const changing = useChangeEmail();
	const isPresent = email.trim().toLowerCase() === person.email.toLowerCase();
	const problem = isPresent ? m.change_email_same() : problemText(emailProblem(email));

	function handleSend(present: string) {
		const onSuccess = (waitsForLink: boolean) => {
			if (waitsForLink) return;
			showSuccess(m.change_email_done());
			onDone();
		};
		changing.mutate({ present, email }, { onSuccess });
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
		<ChangeForm action={m.change_email_action()} changing={changing} complete={!problem} onSend={handleSend}>
			{(sent) => (
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
			)}
		</ChangeForm>
	);
}
