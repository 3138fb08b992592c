import { m } from "#messages/generated/messages.js";
import { sendFailureWords } from "./failure-words.ts";
import { useSendSignUpAgain } from "./mail.queries.ts";
import { TextButton } from "./TextButton.tsx";

/** Sends the mail of a sign-up to this address once more. */
export function SendAgain({ email }: { email: string }) {
	const sending = useSendSignUpAgain();
	return (
		<>
			<TextButton disabled={sending.isPending} onClick={() => sending.mutate(email)}>
				{m.mail_send_again()}
			</TextButton>
			{sending.error && (
				<span role="alert" className="block mt-1">
					{sendFailureWords(sending.error)}
				</span>
			)}
		</>
	);
}
