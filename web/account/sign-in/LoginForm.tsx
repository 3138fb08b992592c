import { type FormEvent, type SubmitEvent, useState } from "react";
import { SIGN_UP_KINDS } from "#domain/account/account-kinds.ts";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { chosenBefore, typedBefore, useFirstPaintFocus } from "#web/platform/storage/first-paint.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { PasswordField } from "#web/platform/ui/PasswordField.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useSignIn } from "./accounts.queries.ts";
import { Refusal } from "./FormFailure.tsx";
import { signInFailureText } from "./failure-text.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { type SignInKind, signInOptions } from "./kind-labels.ts";
import { SendAgain } from "./SendAgain.tsx";
import { SharedComputer } from "./SharedComputer.tsx";
import { TextButton } from "./TextButton.tsx";
import { useWait } from "./use-wait.ts";
import { useWayIn } from "./ways-in.ts";

const loadPhone = () => import("./PhoneSignIn.tsx");
const loadForgot = () => import("./ForgotDialog.tsx");

const kindFromBefore = (): SignInKind => SIGN_UP_KINDS.find((kind) => kind === chosenBefore("kind")) ?? "student-email";

/** Signing in with email and password. A refusal is shown at the form; what was typed is kept. */
export function LoginForm({ onSignUp, onClassCode }: { onSignUp: () => void; onClassCode: () => void }) {
	const [kind, setKind] = useState<SignInKind>(kindFromBefore);
	const [email, setEmail] = useState(() => typedBefore("email"));
	const [password, setPassword] = useState(() => typedBefore("password"));
	useFirstPaintFocus();
	const signingIn = useSignIn();
	const wait = useWait(signingIn.error);
	const byPhone = useWayIn("phone");
	const byClassCode = useWayIn("classCode");
	const [isNoAddress, setNoAddress] = useState(false);
	const [atPhone, setAtPhone] = useState(false);
	const phone = useLazyModule(loadPhone, byPhone);

	function backToEmail() {
		setKind("student-email");
		setAtPhone(false);
	}

	/** What was refused is not what is typed now. A limit holds on, except for another address. */
	function forgetRefusal({ target }: FormEvent<HTMLFormElement>) {
		const isEmail = target instanceof HTMLInputElement && target.name === "email";
		if (isEmail) setNoAddress(false);
		if (signingIn.isError && (wait === 0 || isEmail)) signingIn.reset();
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (kind === "student-code") return onClassCode();
		if (kind === "phone") return setAtPhone(true);
		const address = event.currentTarget.elements.namedItem("email");
		if (!(address instanceof HTMLInputElement && address.validity.typeMismatch)) {
			return signingIn.mutate({ email, password });
		}
		setNoAddress(true);
		address.focus();
	}

	if (atPhone && phone) return <phone.PhoneSignIn onBack={backToEmail} />;

	const byEmail = kind === "educator" || kind === "student-email";
	return (
		<form className="grid gap-4" onSubmit={handleSubmit} onChange={forgetRefusal} noValidate>
			<GoogleButton purpose="sign-in" />
			<RadioCards
				legend={m.account_i_am()}
				name="kind"
				options={signInOptions(byPhone)}
				value={kind}
				onChange={(event) => setKind(event.target.value as SignInKind)}
			/>
			{kind === "student-code" && !byClassCode && (
				<p role="status" className="p-3 rounded-medium bg-sun-wash text-sun-ink text-sm font-semibold">
					{m.account_class_code_not_yet()}
				</p>
			)}
			{byEmail && (
				<>
					<TextField
						label={m.account_email()}
						name="email"
						type="email"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						error={isNoAddress ? m.sign_up_email_invalid() : undefined}
						value={email}
						onChange={(event) => setEmail(event.target.value)}
					/>
					<PasswordField
						label={m.account_password()}
						name="password"
						aside={<ForgotPassword email={email} />}
						autoComplete="current-password"
						value={password}
						onChange={(event) => setPassword(event.target.value)}
					/>
				</>
			)}
			{byEmail && signingIn.error && (
				<Refusal error={signingIn.error} textOf={signInFailureText} wait={wait}>
					{hasCode(signingIn.error, "email_not_confirmed") && <SendAgain email={signingIn.variables.email} />}
				</Refusal>
			)}
			<SharedComputer />
			<Button
				type="submit"
				size="big"
				className="w-full"
				loading={signingIn.isPending}
				disabled={
					kind === "student-code" ? !byClassCode : byEmail && (email.trim() === "" || password === "" || wait > 0)
				}
			>
				{kind === "student-code" ? m.class_sign_in_next() : m.account_login()}
			</Button>
			<p className="text-sm text-center text-ink-2">
				{m.account_new_here()} <TextButton onClick={onSignUp}>{m.account_sign_up_link()}</TextButton>
			</p>
		</form>
	);
}

/** The way back in for who forgot the password. The dialog's code comes after the form's. */
function ForgotPassword({ email }: { email: string }) {
	const [asked, setAsked] = useState(false);
	const later = useLazyModule(loadForgot);
	if (asked && later) return <later.ForgotDialog email={email} />;
	return <TextButton onClick={() => setAsked(true)}>{m.account_forgot()}</TextButton>;
}
