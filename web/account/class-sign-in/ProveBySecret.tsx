import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ClassSignInRequest, ClassSignInResponse } from "#domain/api/classroom.ts";
import { CLASS_CODE_LENGTH } from "#domain/classroom/codes.ts";
import { m } from "#messages/generated/messages.js";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { ClassCodeField } from "./ClassCodeField.tsx";
import { askClassSignIn, getOwnClassCode } from "./class-sign-in.data.ts";
import { answerText, failureText } from "./class-sign-in-texts.ts";
import { SecretStep } from "./SecretStep.tsx";

type Props = {
	/** The label of the button that proves. */
	action: string;
	danger?: boolean;
	disabled?: boolean;
	/** Another button beside it. */
	aside?: ReactNode;
	onProved?: () => void;
};

/** Asks a learner of a class whom the page knows for their secret; for the class code only where it is not known. */
export function ProveBySecret({ action, danger = false, disabled = false, aside, onProved }: Props) {
	const person = usePerson();
	const name = useProfile().data?.name ?? person.signUpName ?? "";
	const known = useQuery({
		queryKey: ["own-class-code", person.id],
		queryFn: () => getOwnClassCode(person.id),
		networkMode: "always",
		retry: false,
	});
	const [typed, setTyped] = useState("");
	const [kind, setKind] = useState<"pictures" | "word">();
	const code = known.data ?? typed;
	const asking = useMutation({
		mutationFn: (question: ClassSignInRequest) => askClassSignIn(question, person.id),
		onSuccess: (answer: ClassSignInResponse) => {
			if (answer.state === "enter") setKind(answer.kind);
			if (answer.state === "signed-in") onProved?.();
		},
		gcTime: 0,
	});
	const failure = failureText(asking.error) ?? answerText(asking.data);

	if (known.isPending) return <Spinner label={m.ui_loading()} />;
	if (kind) {
		return (
			<SecretStep
				key={kind}
				step="enter"
				kind={kind}
				word={false}
				name={name}
				failure={failure}
				pending={asking.isPending}
				action={{ text: action, danger, disabled, aside }}
				onSecret={(secret) => asking.mutate({ step: "enter", code, name, secret })}
			/>
		);
	}
	return (
		<form
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (code.length === CLASS_CODE_LENGTH) asking.mutate({ step: "name", code, name });
			}}
		>
			<p>{m.class_sign_in_prove()}</p>
			{!known.data && (
				<ClassCodeField
					label={m.class_sign_in_code()}
					value={typed}
					onValueChange={setTyped}
					hint={m.class_sign_in_code_hint()}
				/>
			)}
			{failure && (
				<p role="alert" className="p-3 rounded-medium bg-coral-wash text-coral-deep text-sm font-bold">
					{failure}
				</p>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				{aside}
				<Button type="submit" loading={asking.isPending} disabled={code.length < CLASS_CODE_LENGTH}>
					{m.class_sign_in_next()}
				</Button>
			</div>
		</form>
	);
}
