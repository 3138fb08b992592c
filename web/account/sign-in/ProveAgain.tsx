import { type ComponentType, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { isWholeCode } from "#domain/account/phone.ts";
import { isClassAddress } from "#domain/classroom/class-address.ts";
import { m } from "#messages/generated/messages.js";
import { type Load, useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { PasswordField } from "#web/platform/ui/PasswordField.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useSignIn } from "./accounts.queries.ts";
import { CodeField } from "./CodeField.tsx";
import { FormFailure, Refusal } from "./FormFailure.tsx";
import { sendCodeFailureText, signInFailureText, verifyFailureText } from "./failure-text.ts";
import { useGoogleAgain } from "./google-again.ts";
import { useSendCode, useVerifyCode } from "./phone.queries.ts";
import { useWait } from "./use-wait.ts";

export type ProofProps = {
	/** The label of the button that proves. */
	action: string;
	/** It takes something away for good. */
	danger?: boolean;
	/** Something else is missing yet. */
	disabled?: boolean;
	/** Another button beside it. */
	aside?: ReactNode;
	/** Called once the person has proved who they are. */
	onProved?: () => void;
};

/** The form of who signs in by a class code, of another feature. */
export type LoadSecretForm = Load<{ ProveBySecret: ComponentType<ProofProps> }>;

/**
 * Asks somebody whom the page knows to prove who they are: by password, by a code to their phone, at Google, or by the
 * secret of a class account.
 */
export function ProveAgain({ loadSecretForm, ...props }: ProofProps & { loadSecretForm: LoadSecretForm }) {
	const { proof, email } = usePerson();
	const bySecret = isClassAddress(email);
	const form = useLazyModule(loadSecretForm, bySecret);
	if (bySecret) return form ? <form.ProveBySecret {...props} /> : <Spinner label={m.ui_loading()} />;
	if (proof === "google") return <ByGoogle {...props} />;
	return proof === "phone" ? <ByPhone {...props} /> : <ByPassword {...props} />;
}

function ByPassword({ action, danger, disabled = false, aside, onProved }: ProofProps) {
	const { email } = usePerson();
	const field = useRef<HTMLInputElement>(null);
	const [password, setPassword] = useState("");
	const signingIn = useSignIn({ quiet: onProved !== undefined });
	const wait = useWait(signingIn.error);
	useEffect(() => field.current?.focus(), []);

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		signingIn.mutate({ email, password }, { onSuccess: () => onProved?.() });
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
			<TextField label={m.account_email()} type="email" autoComplete="username" value={email} readOnly />
			<PasswordField
				ref={field}
				label={m.account_password()}
				autoComplete="current-password"
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
			{signingIn.error && <Refusal error={signingIn.error} textOf={signInFailureText} wait={wait} />}
			<Actions aside={aside}>
				<Button
					type="submit"
					variant={danger ? "danger" : "primary"}
					loading={signingIn.isPending}
					disabled={disabled || password === "" || wait > 0}
				>
					{action}
				</Button>
			</Actions>
		</form>
	);
}

function ByPhone({ action, danger, disabled = false, aside, onProved }: ProofProps) {
	const { phone } = usePerson();
	const [code, setCode] = useState("");
	const [asked, setAsked] = useState(false);
	const sending = useSendCode();
	const verifying = useVerifyCode();
	const sendWait = useWait(sending.error);
	const verifyWait = useWait(verifying.error);

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (!sending.isSuccess) return sending.mutate(phone);
		setAsked(true);
		if (isWholeCode(code)) verifying.mutate({ phone, code }, { onSuccess: () => onProved?.() });
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
			{sending.isSuccess ? (
				<CodeField
					label={m.phone_code()}
					hint={m.phone_code_hint({ number: phone })}
					error={asked && !isWholeCode(code) ? m.phone_code_required() : undefined}
					value={code}
					onValueChange={setCode}
				/>
			) : (
				<p>{m.again_phone({ number: phone })}</p>
			)}
			{sending.error && <Refusal error={sending.error} textOf={sendCodeFailureText} wait={sendWait} />}
			{verifying.error && <Refusal error={verifying.error} textOf={verifyFailureText} wait={verifyWait} />}
			<Actions aside={aside}>
				<Button
					type="submit"
					variant={danger && sending.isSuccess ? "danger" : "primary"}
					loading={sending.isPending || verifying.isPending}
					disabled={disabled || sendWait > 0 || verifyWait > 0}
				>
					{sending.isSuccess ? action : m.phone_send()}
				</Button>
			</Actions>
		</form>
	);
}

/** In a window of its own, so that this page stays as it is. */
function ByGoogle({ disabled = false, aside, onProved }: ProofProps) {
	const again = useGoogleAgain();
	return (
		<div className="grid gap-4">
			<p>{m.again_google()}</p>
			{again.error && <FormFailure>{m.again_google_failed()}</FormFailure>}
			<Actions aside={aside}>
				<Button
					disabled={disabled}
					loading={again.isPending}
					onClick={() => again.mutate(undefined, { onSuccess: () => onProved?.() })}
				>
					{m.google_continue()}
				</Button>
			</Actions>
		</div>
	);
}

function Actions({ aside, children }: { aside: ReactNode; children: ReactNode }) {
	return (
		<div className="flex flex-wrap justify-end gap-3">
			{aside}
			{children}
		</div>
	);
}
