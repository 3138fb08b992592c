import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import type { TogetherRequest, TogetherResponse } from "#domain/api/classroom.ts";
import type { SecretPicture } from "#domain/classroom/class-secret.ts";
import { printCode, readCode } from "#domain/classroom/codes.ts";
import { m } from "#messages/generated/messages.js";
import { SecretPictures } from "#web/account/class-sign-in/SecretPictures.tsx";
import { joinTogether } from "#web/classroom/together/together.data.ts";
import { togetherKey, useOwnCodes } from "#web/classroom/together/together.queries.ts";
import { hasCode, NETWORK_GONE, TOO_MANY_REQUESTS } from "#web/platform/backend/backend-error.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";

type Way = "pictures" | "word" | "password";

/** The next seat: somebody proves who they are, as at the sign-in. */
export function JoinSeat({ number }: { number: number }) {
	const userId = usePerson().id;
	const client = useQueryClient();
	const codes = useOwnCodes().data;
	const [typedCode, setTypedCode] = useState<string>();
	const [way, setWay] = useState<Way>("pictures");
	const [name, setName] = useState("");
	const [pictures, setPictures] = useState<SecretPicture[]>([]);
	const [secret, setSecret] = useState("");
	const code = typedCode ?? codes?.[0] ?? "";
	const joining = useMutation({
		mutationFn: (question: TogetherRequest) => joinTogether(userId, question),
		async onSuccess(answer) {
			setPictures([]);
			setSecret("");
			if (answer.state === "enter") setWay(answer.kind);
			if (answer.state === "joined") await client.invalidateQueries({ queryKey: togetherKey(userId) });
		},
		gcTime: 0,
	});
	const complete = name.trim() !== "" && (way === "pictures" ? pictures.length === 3 : secret !== "");
	const problem = failureText(joining.error) ?? answerText(joining.data, way);

	function changeWay(next: Way) {
		joining.reset();
		setSecret("");
		setWay(next);
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (!complete) return;
		if (way === "password") joining.mutate({ step: "password", email: name, password: secret });
		else if (way === "word") joining.mutate({ step: "enter", code, name, secret: { kind: "word", word: secret } });
		else joining.mutate({ step: "enter", code, name, secret: { kind: "pictures", pictures } });
	}

	return (
		<Card>
			<form className="grid gap-4" onSubmit={handleSubmit} noValidate autoComplete="off">
				<div className="flex items-center justify-between gap-3">
					<h3 className="text-xl">{number === 2 ? m.together_second() : m.together_third()}</h3>
					{way !== "password" && typedCode === undefined && code !== "" && <Chip>{printCode(code, 3)}</Chip>}
				</div>
				{way !== "password" && (typedCode !== undefined || codes?.length === 0) && (
					<TextField
						label={m.class_sign_in_code()}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={20}
						value={typedCode ?? ""}
						onChange={(event) => setTypedCode(readCode(event.target.value))}
					/>
				)}
				<TextField
					label={way === "password" ? m.together_email() : m.class_sign_in_name()}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					maxLength={way === "password" ? 320 : 100}
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
				{way === "pictures" ? (
					<fieldset className="grid gap-2">
						<legend className="font-bold text-sm mb-2">{m.class_sign_in_enter_pictures()}</legend>
						<SecretPictures chosen={pictures} onChosenChange={setPictures} visible={false} />
					</fieldset>
				) : (
					<TextField
						label={way === "word" ? m.class_sign_in_enter_word() : m.together_password()}
						type="password"
						autoComplete="off"
						maxLength={way === "word" ? 40 : 200}
						value={secret}
						onChange={(event) => setSecret(event.target.value)}
					/>
				)}
				{problem && (
					<p role="alert" className="p-3 rounded-medium bg-coral-wash text-coral-deep text-sm font-bold">
						{problem}
					</p>
				)}
				<Button type="submit" variant="soft" loading={joining.isPending} disabled={!complete}>
					{m.together_join()}
				</Button>
				<div className="flex flex-wrap gap-x-4">
					<OtherWay
						text={way === "password" ? m.together_class_instead() : m.together_email_instead()}
						onPress={() => changeWay(way === "password" ? "pictures" : "password")}
					/>
					{way !== "password" && typedCode === undefined && codes !== undefined && codes.length > 0 && (
						<OtherWay text={m.together_class_other()} onPress={() => setTypedCode("")} />
					)}
				</div>
			</form>
		</Card>
	);
}

function OtherWay({ text, onPress }: { text: string; onPress: () => void }) {
	return (
		<button
			type="button"
			className="min-h-11 font-bold text-sm text-teal-deep underline underline-offset-2"
			onClick={onPress}
		>
			{text}
		</button>
	);
}

function answerText(answer: TogetherResponse | undefined, way: Way): string | undefined {
	switch (answer?.state) {
		case "here":
			return m.together_here();
		case "full":
			return m.together_full();
		case "no_learner":
			return m.together_no_learner();
		case "not_yet":
			return m.together_not_yet();
		case "unknown":
			return m.class_sign_in_unknown();
		case "no_name":
			return m.together_no_name();
		case "ambiguous":
			return m.class_sign_in_ambiguous();
		case "locked":
			return m.class_sign_in_locked();
		case "wait":
			return answer.seconds === undefined
				? m.together_wait()
				: m.class_sign_in_again_later({ seconds: answer.seconds });
		case "wrong":
			if (answer.seconds > 0) return m.class_sign_in_again_later({ seconds: answer.seconds });
			return way === "password" ? m.together_wrong_password() : m.class_sign_in_wrong();
		default:
			return undefined;
	}
}

function failureText(error: Error | null): string | undefined {
	if (!error) return undefined;
	if (hasCode(error, NETWORK_GONE)) return m.together_needs_network();
	if (hasCode(error, TOO_MANY_REQUESTS)) return m.together_wait();
	return m.together_failed();
}
