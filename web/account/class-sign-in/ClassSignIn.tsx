import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ClassSignInRequest, ClassSignInResponse, JoinFacts } from "#domain/api/classroom.ts";
import type { Secret } from "#domain/classroom/class-secret.ts";
import { CLASS_CODE_LENGTH, printCode } from "#domain/classroom/codes.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { ClassCodeField } from "./ClassCodeField.tsx";
import { askClassSignIn } from "./class-sign-in.data.ts";
import { answerText, failureText } from "./class-sign-in-texts.ts";
import { forgetClassCode, keepClassCode } from "./known-class.ts";
import { SecretStep } from "./SecretStep.tsx";

type Step = "code" | "name" | "secret" | "asked";
type SecretRequest = { step: "choose" | "enter" | "ask"; kind: "pictures" | "word"; word: boolean };

type Props = {
	/** From a QR code, a link or the sign-up form. */
	code?: string | undefined;
	name?: string | undefined;
	/** What somebody of this name has said of themselves in the sign-up form. */
	factsOf: (name: string) => JoinFacts;
	/** The teacher has been asked. */
	onAsked: () => void;
	/** The choice of a shared computer. */
	shared: ReactNode;
	/** The way to the other forms. */
	back: ReactNode;
};

/** Signing in without an email: class code, name, secret. Earlier answers stay, each with a way to change it. */
export function ClassSignIn({ code: initialCode = "", name: typed = "", factsOf, onAsked, shared, back }: Props) {
	const [code, setCode] = useState(initialCode);
	const [name, setName] = useState(typed);
	const [step, setStep] = useState<Step>(initialCode.length === CLASS_CODE_LENGTH ? "name" : "code");
	const [secret, setSecret] = useState<SecretRequest>({ step: "enter", kind: "pictures", word: false });
	const asking = useMutation({
		mutationFn: (question: ClassSignInRequest) => askClassSignIn(question),
		onSuccess: follow,
		gcTime: 0,
	});
	const failure = failureText(asking.error) ?? answerText(asking.data);

	function follow(answer: ClassSignInResponse, { step: answered }: ClassSignInRequest) {
		if (answer.state === "signed-in") keepClassCode(code);
		else if (answer.state === "unknown") forgetClassCode(code);
		if (answer.state === "choose" || answer.state === "ask") {
			setSecret({ step: answer.state, kind: "pictures", word: answer.word });
			setStep("secret");
		} else if (answer.state === "enter") {
			setSecret({ step: "enter", kind: answer.kind, word: false });
			setStep("secret");
		} else if (answer.state === "asked") {
			setStep("asked");
			if (answered === "ask") onAsked();
		} else if (answer.state === "open") setStep("name");
		else if (answer.state === "unknown") setStep("code");
	}
	function go(next: Step) {
		asking.reset();
		setStep(next);
	}
	const askName = () => asking.mutate({ step: "name", code, name });
	function giveSecret(chosen: Secret) {
		const said = { code, name, secret: chosen };
		if (secret.step === "ask") asking.mutate({ step: "ask", ...said, ...factsOf(name) });
		else asking.mutate({ step: secret.step, ...said });
	}

	const area = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// What had the focus is gone. Pictures get none: an Enter held too long would press the first.
		if (step !== "code") (area.current?.querySelector("input") ?? area.current?.querySelector("h2"))?.focus();
	}, [step]);

	const number = step === "code" ? 1 : step === "name" ? 2 : 3;
	return (
		<Card className="shadow-lift-2 grid gap-5 max-sm:border-0 max-sm:bg-transparent max-sm:shadow-none max-sm:p-0">
			<div role="img" aria-label={m.class_sign_in_step({ step: number })} className="flex gap-2">
				{[1, 2, 3].map((part) => (
					<span key={part} className={`grow h-1.5 rounded-full ${part <= number ? "bg-teal" : "bg-line"}`} />
				))}
			</div>
			{step !== "code" && (
				<div className="flex flex-wrap gap-2">
					<Known text={printCode(code, 3)} label={m.class_sign_in_change_code()} onChange={() => go("code")} />
					{step !== "name" && <Known text={name} label={m.class_sign_in_change_name()} onChange={() => go("name")} />}
				</div>
			)}
			<div ref={area} className="contents">
				{step === "code" && (
					<form
						className="grid gap-4"
						onSubmit={(event) => {
							event.preventDefault();
							if (code.length === CLASS_CODE_LENGTH) asking.mutate({ step: "code", code });
						}}
					>
						<h2 className="text-[1.625rem]">{m.class_sign_in_code()}</h2>
						<ClassCodeField
							label={m.class_sign_in_code()}
							value={code}
							onValueChange={setCode}
							error={failure}
							hint={m.class_sign_in_code_hint()}
						/>
						<Button
							type="submit"
							size="big"
							className="w-full"
							loading={asking.isPending}
							disabled={code.length < CLASS_CODE_LENGTH}
						>
							{m.class_sign_in_next()}
						</Button>
						{shared}
						<p className="text-sm text-ink-2 text-center">{m.class_sign_in_shared()}</p>
					</form>
				)}
				{step === "name" && (
					<form
						className="grid gap-4"
						onSubmit={(event) => {
							event.preventDefault();
							if (name.trim() !== "") askName();
						}}
					>
						<h2 className="text-[1.625rem]">{m.class_sign_in_who()}</h2>
						<TextField
							label={m.class_sign_in_name()}
							hint={m.class_sign_in_name_hint()}
							error={failure}
							autoComplete="off"
							spellCheck={false}
							maxLength={100}
							className="min-h-15 text-[1.375rem] font-bold"
							value={name}
							onChange={(event) => setName(event.target.value)}
						/>
						<Button
							type="submit"
							size="big"
							className="w-full"
							loading={asking.isPending}
							disabled={name.trim() === ""}
						>
							{m.class_sign_in_next()}
						</Button>
					</form>
				)}
				{step === "secret" && (
					<SecretStep
						key={`${secret.step} ${secret.kind}`}
						{...secret}
						name={name}
						failure={failure}
						pending={asking.isPending}
						onSecret={giveSecret}
					/>
				)}
				{step === "asked" && (
					<div className="grid gap-4" role="status">
						<h2 tabIndex={-1} className="text-[1.625rem] outline-none">
							{m.class_sign_in_asked()}
						</h2>
						<p className="text-ink-2">{m.class_sign_in_asked_text()}</p>
						<Button size="big" onClick={askName} loading={asking.isPending}>
							{m.class_sign_in_asked_check()}
						</Button>
					</div>
				)}
			</div>
			<div className="text-center">{back}</div>
		</Card>
	);
}

function Known({ text, label, onChange }: { text: string; label: string; onChange: () => void }) {
	return (
		<button
			type="button"
			onClick={onChange}
			className="inline-flex items-center gap-2.5 min-h-11 px-3.5 rounded-medium bg-sunken font-bold"
		>
			<span>{text}</span>
			<span aria-hidden="true" className="text-sm text-teal-deep underline underline-offset-2">
				{m.class_sign_in_change()}
			</span>
			<span className="sr-only">{label}</span>
		</button>
	);
}
