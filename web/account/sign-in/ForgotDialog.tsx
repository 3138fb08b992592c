import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { AskForLink } from "./AskForLink.tsx";
import { TextButton } from "./TextButton.tsx";
import { useWayIn } from "./ways-in.ts";

/** Mails a link for a new password; where no mail can be sent, the teacher helps. Open at first: it was asked for. */
export function ForgotDialog({ email }: { email: string }) {
	const byMail = useWayIn("mail");
	const [open, setOpen] = useState(true);
	return (
		<Dialog
			title={m.account_forgot_title()}
			description={byMail ? m.forgot_mail_text() : m.account_forgot_text()}
			trigger={<TextButton>{m.account_forgot()}</TextButton>}
			open={open}
			onOpenChange={setOpen}
			actions={
				!byMail && (
					<DialogClose>
						<Button>{m.ui_close()}</Button>
					</DialogClose>
				)
			}
		>
			{byMail && <AskForLink kind="recovery" typed={email} />}
		</Dialog>
	);
}
