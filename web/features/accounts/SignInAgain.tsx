import { Content, Description, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { type SubmitEvent, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { leaveExpired, usePerson } from "#web/session/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { PasswordField } from "#web/ui/PasswordField.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { useSignIn } from "./accounts.queries.ts";
import { FormFailure } from "./FormFailure.tsx";
import { signInFailureWords } from "./failure-words.ts";

/** Asks for the password again over the page, which waits below as it was left. Nothing but an answer closes it. */
export function SignInAgain() {
	const { email } = usePerson();
	const field = useRef<HTMLInputElement>(null);
	const [password, setPassword] = useState("");
	const signingIn = useSignIn();

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		signingIn.mutate({ email, password });
	}

	return (
		<Root open>
			<Portal>
				<Overlay className="fixed inset-0 z-50 bg-veil backdrop-blur-lg" />
				<Content
					onOpenAutoFocus={(event) => {
						event.preventDefault();
						field.current?.focus();
					}}
					onEscapeKeyDown={(event) => event.preventDefault()}
					onInteractOutside={(event) => event.preventDefault()}
					className="rise fixed z-50 inset-x-3 top-1/2 -translate-y-1/2 mx-auto max-w-[460px] max-h-[calc(100dvh-1.5rem)] overflow-y-auto grid gap-4 p-6 bg-surface text-ink border border-line rounded-large shadow-lift-2"
				>
					<Title className="text-2xl font-heavy leading-tight">{m.session_expired()}</Title>
					<Description className="text-ink-2 -mt-2">{m.session_expired_text()}</Description>
					<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
						<TextField label={m.account_email()} type="email" autoComplete="username" value={email} readOnly />
						<PasswordField
							ref={field}
							label={m.account_password()}
							autoComplete="current-password"
							value={password}
							onChange={(event) => setPassword(event.target.value)}
						/>
						{signingIn.error && <FormFailure>{signInFailureWords(signingIn.error)}</FormFailure>}
						<div className="flex flex-wrap justify-end gap-3">
							<Button variant="quiet" onClick={leaveExpired}>
								{m.session_someone_else()}
							</Button>
							<Button type="submit" loading={signingIn.isPending} disabled={password === ""}>
								{m.account_login()}
							</Button>
						</div>
					</form>
				</Content>
			</Portal>
		</Root>
	);
}
