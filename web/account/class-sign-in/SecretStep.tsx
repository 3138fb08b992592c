import { type ReactNode, useState } from "react";
import { type Secret, type SecretKind, type SecretPicture, secretProblem } from "#domain/classroom/class-secret.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { problemText } from "./class-sign-in-texts.ts";
import { SecretPictures } from "./SecretPictures.tsx";

type Props = {
	/** `ask` chooses one, too, and waits for the teacher with it. */
	step: "choose" | "enter" | "ask";
	kind: SecretKind;
	/** A word may be chosen. */
	word: boolean;
	name: string;
	failure: string | undefined;
	pending: boolean;
	/** The button, where it does more than sign in. */
	action?: { text: string; danger?: boolean; disabled?: boolean; aside?: ReactNode } | undefined;
	onSecret: (secret: Secret) => void;
};

/** The third step: the secret is chosen or given. */
export function SecretStep({ step, kind: asked, word: mayWord, name, failure, pending, action, onSecret }: Props) {
	const [kind, setKind] = useState(asked);
	const [pictures, setPictures] = useState<SecretPicture[]>([]);
	const [word, setWord] = useState("");
	const [touched, setTouched] = useState(false);
	const choosing = step !== "enter";
	const secret: Secret = kind === "pictures" ? { kind, pictures } : { kind, word };
	const complete = kind === "pictures" ? pictures.length === 3 : word.trim() !== "";
	const problem = choosing && complete ? secretProblem(secret, name) : undefined;
	const shown = problem && (kind === "pictures" || touched) ? problemText(problem) : failure;

	function send() {
		setTouched(true);
		if (!complete || problem) return;
		onSecret(secret);
		if (!choosing) {
			setPictures([]);
			setWord("");
		}
	}

	return (
		<form
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
		>
			<h2 tabIndex={-1} className="text-[1.625rem] outline-none">
				{titleOf(choosing, kind)}
			</h2>
			{step === "ask" && <p className="text-ink-2">{m.class_sign_in_ask_text({ name })}</p>}
			{kind === "pictures" ? (
				<SecretPictures chosen={pictures} onChosenChange={setPictures} visible={choosing} />
			) : (
				<TextField
					label={m.class_sign_in_word()}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					type={choosing ? "text" : "password"}
					value={word}
					maxLength={40}
					onChange={(event) => setWord(event.target.value)}
				/>
			)}
			{shown && (
				<p role="alert" className="p-3 rounded-medium bg-coral-wash text-coral-deep text-sm font-bold">
					{shown}
				</p>
			)}
			<Button
				type="submit"
				size="big"
				className="w-full"
				variant={action?.danger ? "danger" : "primary"}
				loading={pending}
				disabled={!complete || problem !== undefined || action?.disabled === true}
			>
				{action?.text ?? actionOf(step, kind)}
			</Button>
			{action?.aside}
			{choosing && mayWord && (
				<Button variant="quiet" onClick={() => setKind(kind === "word" ? "pictures" : "word")}>
					{kind === "word" ? m.class_sign_in_pictures_instead() : m.class_sign_in_word_instead()}
				</Button>
			)}
			<p className="text-sm text-ink-2 text-center">{hintOf(choosing, kind)}</p>
		</form>
	);
}

function titleOf(choosing: boolean, kind: SecretKind): string {
	if (kind === "pictures") return choosing ? m.class_sign_in_choose_pictures() : m.class_sign_in_enter_pictures();
	return choosing ? m.class_sign_in_choose_word() : m.class_sign_in_enter_word();
}

function actionOf(step: Props["step"], kind: SecretKind): string {
	if (step === "ask") return m.class_sign_in_ask();
	if (step === "enter") return m.account_login();
	return kind === "pictures" ? m.class_sign_in_mine() : m.class_sign_in_mine_word();
}

function hintOf(choosing: boolean, kind: SecretKind): string {
	if (choosing) return m.class_sign_in_keep_secret();
	return kind === "pictures" ? m.class_sign_in_forgot_pictures() : m.class_sign_in_forgot_word();
}
