import { m } from "#messages/generated/messages.js";
import { sendFailureText, waitText } from "./failure-text.ts";
import { useSendSignUpAgain } from "./mail.queries.ts";
import { TextButton } from "./TextButton.tsx";
import { useWait } from "./use-wait.ts";

/** Sends the mail of a sign-up to this address once more. */
export function SendAgain({ email }: { email: string }) {
	const sending = useSendSignUpAgain();
	const wait = useWait(sending.error);
	return (
		<>
			<TextButton disabled={sending.isPending || wait > 0} onClick={() => sending.mutate(email)}>
				{m.mail_send_again()}
			</TextButton>
			{sending.error && (
				<span role="alert" className="block mt-1">
					{wait > 0 ? <span role="timer">{waitText(wait)}</span> : sendFailureText(sending.error)}
				</span>
			)}
		</>
	);
}
