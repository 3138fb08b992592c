import { type SubmitEvent, useState } from "react";
import { isWholeCode } from "#domain/account/phone.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { CodeField } from "./CodeField.tsx";
import { Refusal } from "./FormFailure.tsx";
import { sendCodeFailureText, verifyFailureText } from "./failure-text.ts";
import { useVerifyCode } from "./phone.queries.ts";
import { TextButton } from "./TextButton.tsx";
import { useWait } from "./use-wait.ts";

type Props = {
	/** The full number to which the code was sent. */
	phone: string;
	onSendAgain: () => void;
	/** A code was sent. */
	sending: boolean;
	/** Why no further code was sent. */
	sendFailure: Error | null;
	/** Goes back to the number; the code is forgotten. */
	onChange: () => void;
};

/** Asks for the code that came by SMS. */
export function PhoneCodeForm({ phone, onSendAgain, sending, sendFailure, onChange }: Props) {
	const [code, setCode] = useState("");
	const [asked, setAsked] = useState(false);
	const verifying = useVerifyCode();
	const verifyWait = useWait(verifying.error);
	const sendWait = useWait(sendFailure);

	function forgetRefusal() {
		if (verifying.isError && verifyWait === 0) verifying.reset();
	}

	function sendAgain() {
		forgetRefusal();
		onSendAgain();
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setAsked(true);
		if (isWholeCode(code)) verifying.mutate({ phone, code });
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} onChange={forgetRefusal} noValidate>
			<CodeField
				label={m.phone_code()}
				hint={m.phone_code_hint({ number: phone })}
				error={asked && !isWholeCode(code) ? m.phone_code_required() : undefined}
				value={code}
				onValueChange={setCode}
			/>
			{verifying.error && <Refusal error={verifying.error} textOf={verifyFailureText} wait={verifyWait} />}
			{sendFailure && <Refusal error={sendFailure} textOf={sendCodeFailureText} wait={sendWait} />}
			<Button type="submit" size="big" loading={verifying.isPending} disabled={verifyWait > 0}>
				{m.phone_verify()}
			</Button>
			<p className="flex flex-wrap justify-center gap-x-6 gap-y-2">
				<TextButton disabled={sending || sendWait > 0} onClick={sendAgain}>
					{m.phone_send_again()}
				</TextButton>
				<TextButton onClick={onChange}>{m.phone_change()}</TextButton>
			</p>
		</form>
	);
}
