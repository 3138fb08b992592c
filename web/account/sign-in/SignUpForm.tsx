import { zodResolver } from "@hookform/resolvers/zod";
import { type SubmitEvent, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import {
	needsGuardianConsent,
	type SignUpForm as SignUpValues,
	signUpForm,
	waitsForAdult,
} from "#domain/account/sign-up.ts";
import { readCode } from "#domain/classroom/codes.ts";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { gradeOptions } from "#web/platform/session/school-options.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Checkbox } from "#web/platform/ui/Checkbox.tsx";
import { PasswordField } from "#web/platform/ui/PasswordField.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { EducatorFields } from "./EducatorFields.tsx";
import { Refusal } from "./FormFailure.tsx";
import { signUpFailureText } from "./failure-text.ts";
import { GoogleButton } from "./GoogleButton.tsx";
import { kindOptions } from "./kind-labels.ts";
import { SendAgain } from "./SendAgain.tsx";
import { useSignUp } from "./sign-up.queries.ts";
import { dropDraft, keepDraft, startingForm } from "./sign-up-draft.ts";
import { ageOptions, genderOptions, problemText } from "./sign-up-labels.ts";
import { TextButton } from "./TextButton.tsx";
import { useWait } from "./use-wait.ts";
import type { ClassCodeStart } from "./ways-in.ts";

type Props = { onLogin: () => void; onClassCode: (start: ClassCodeStart) => void };

/** Side by side, as far as their labels fit. */
const PAIR = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3";

/** Making an account by email. What was typed survives a reload and a refusal. */
export function SignUpForm({ onLogin, onClassCode }: Props) {
	const [grade, setGrade] = useState("");
	const [code, setCode] = useState("");
	const form = useForm<SignUpValues>({
		resolver: zodResolver(signUpForm),
		defaultValues: startingForm(),
		mode: "onTouched",
	});
	const { register, control, handleSubmit, subscribe, trigger } = form;
	const { errors } = form.formState;
	const signingUp = useSignUp();
	const wait = useWait(signingUp.error);
	const [kind, age] = useWatch({ control, name: ["kind", "age"] });

	useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

	const submit = handleSubmit((values) => signingUp.mutateAsync(values).then(dropDraft, () => undefined));
	function handleForm(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (kind === "student-code") void askToJoin();
		else void submit(event);
	}
	/** Name and secret are chosen on the class sign-in's page; the teacher lets in. */
	async function askToJoin() {
		if (!(await trigger(["name", "guardianAgrees"]))) return;
		const name = form.getValues("name").trim();
		onClassCode({ name, ...(code ? { code: readCode(code) } : {}), ...(grade ? { grade } : {}) });
	}
	/** The answer is about input that has been changed since. */
	function forgetAnswer() {
		if ((signingUp.isError && wait === 0) || signingUp.isSuccess) signingUp.reset();
	}
	const errorOf = (name: keyof SignUpValues) => problemText(errors[name]?.message);

	return (
		<form className="grid gap-4" onSubmit={handleForm} onChange={forgetAnswer} noValidate>
			<GoogleButton purpose="sign-up" mayLeave={() => trigger(["age", "confirmsAdult", "guardianAgrees"])} />
			<RadioCards legend={m.account_i_am()} options={kindOptions()} {...register("kind")} />
			<TextField label={m.sign_up_name()} autoComplete="name" error={errorOf("name")} {...register("name")} />
			<div className={PAIR}>
				<SelectField
					label={m.sign_up_gender()}
					optional={m.field_optional()}
					placeholder={m.field_open()}
					options={genderOptions()}
					{...register("gender")}
				/>
				<SelectField
					label={m.sign_up_age()}
					optional={m.field_optional()}
					placeholder={m.field_open()}
					options={ageOptions()}
					error={errorOf("age")}
					{...register("age", { deps: ["guardianAgrees"] })}
				/>
			</div>
			{kind === "educator" && <EducatorFields register={register} errorOf={errorOf} />}
			{kind === "student-code" ? (
				<div className={PAIR}>
					<SelectField
						label={m.sign_up_grade()}
						optional={m.field_optional()}
						placeholder={m.field_open()}
						options={gradeOptions()}
						value={grade}
						onChange={(event) => setGrade(event.target.value)}
					/>
					<TextField
						label={m.sign_up_class_code()}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={20}
						value={code}
						onChange={(event) => setCode(event.target.value)}
					/>
				</div>
			) : (
				<>
					<TextField
						label={m.account_email()}
						type="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
						error={errorOf("email")}
						{...register("email")}
					/>
					<PasswordField
						label={m.account_password()}
						autoComplete="new-password"
						error={errorOf("password")}
						{...register("password", { deps: ["confirmPassword"] })}
					/>
					<PasswordField
						label={m.sign_up_confirm_password()}
						autoComplete="new-password"
						error={errorOf("confirmPassword")}
						{...register("confirmPassword")}
					/>
				</>
			)}
			{needsGuardianConsent({ kind, age }) && (
				<Checkbox label={m.sign_up_guardian()} error={errorOf("guardianAgrees")} {...register("guardianAgrees")} />
			)}
			{waitsForAdult({ kind, age }) && (
				<p className="p-3 rounded-medium bg-sun-wash text-sun-ink text-sm font-semibold">{m.sign_up_under_13()}</p>
			)}
			{signingUp.error && (
				<Refusal error={signingUp.error} textOf={signUpFailureText} wait={wait}>
					{hasCode(signingUp.error, "user_already_exists", "email_exists") && (
						<TextButton onClick={onLogin}>{m.account_login()}</TextButton>
					)}
				</Refusal>
			)}
			{signingUp.data === "confirm-email" && (
				<p role="status" className="p-3 rounded-medium bg-leaf-wash text-leaf font-bold text-sm">
					{m.sign_up_check_email()} <SendAgain email={signingUp.variables.email} />
				</p>
			)}
			<Button type="submit" size="big" className="w-full" loading={signingUp.isPending} disabled={wait > 0}>
				{kind === "student-code" ? m.class_sign_in_next() : m.account_sign_up()}
			</Button>
			<p className="text-sm text-center text-ink-2">
				{m.account_have_one()} <TextButton onClick={onLogin}>{m.account_login()}</TextButton>
			</p>
		</form>
	);
}
