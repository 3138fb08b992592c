import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { PasswordField } from "#web/platform/ui/PasswordField.tsx";
import { Refusal } from "./FormFailure.tsx";
import { changeFailureText } from "./failure-text.ts";
import { useWait } from "./use-wait.ts";

type DialogProps = {
	icon: ReactNode;
	/** Of the dialog, and of the button that opens it. */
	title: string;
	text: string;
	children: (close: () => void) => ReactNode;
};

/** A button, and the dialog behind it that changes how one signs in. */
export function ChangeDialog({ icon, title, text, children }: DialogProps) {
	const [open, setOpen] = useState(false);
	return (
		<Dialog
			title={title}
			description={text}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet">
					{icon}
					{title}
				</Button>
			}
		>
			{children(() => setOpen(false))}
		</Dialog>
	);
}

type FormProps = {
	/** The label of its button. */
	action: string;
	changing: Pick<UseMutationResult<unknown, Error, never>, "error" | "isError" | "isPending" | "reset">;
	/** What is new may be sent. */
	complete: boolean;
	/** The address that password managers keep the password for. */
	username?: string;
	onSend: (present: string) => void;
	/** The fields of what is new; once `sent` they show what is wrong. */
	children: (sent: boolean) => ReactNode;
};

/** Asks for the present password, without which nothing changes, and for what is new. */
export function ChangeForm({ action, changing, complete, username, onSend, children }: FormProps) {
	const [present, setPresent] = useState("");
	const [sent, setSent] = useState(false);
	const wait = useWait(changing.error);

	function forgetRefusal() {
		if (changing.isError && wait === 0) changing.reset();
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (present && complete) onSend(present);
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} onChange={forgetRefusal} noValidate>
			{username !== undefined && <input type="hidden" name="username" autoComplete="username" value={username} />}
			<PasswordField
				label={m.change_present()}
				autoComplete="current-password"
				error={sent && !present ? m.change_present_required() : undefined}
				value={present}
				onChange={(event) => setPresent(event.target.value)}
			/>
			{children(sent)}
			{changing.error && <Refusal error={changing.error} textOf={changeFailureText} wait={wait} />}
			<Button type="submit" loading={changing.isPending} disabled={wait > 0}>
				{action}
			</Button>
		</form>
	);
}
