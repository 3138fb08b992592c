import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/ui/Dialog.tsx";
import { TextButton } from "./TextButton.tsx";

/** Where no mail can be sent, the teacher helps. */
export function ForgotPassword() {
	return (
		<Dialog
			title={m.account_forgot_title()}
			description={m.account_forgot_text()}
			trigger={<TextButton>{m.account_forgot()}</TextButton>}
			actions={
				<DialogClose>
					<Button>{m.ui_close()}</Button>
				</DialogClose>
			}
		/>
	);
}
