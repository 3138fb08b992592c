import { type SubmitEvent, useEffect, useState } from "react";
import { PROFILE_NAME_MAXIMUM, profileNameProblem } from "#domain/account/profile-name.ts";
import { m } from "#messages/generated/messages.js";
import { profileRefusalText } from "#web/platform/session/profile-refusal.ts";
import { dropPurpose, readPurpose } from "#web/platform/session/provider-return.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Checkbox } from "#web/platform/ui/Checkbox.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { FormFailure } from "./FormFailure.tsx";
import { startingForm } from "./sign-up-draft.ts";
import { useApplyChoices, useChooseRole, useRoleOpen } from "./who-are-you.queries.ts";

/** After a first sign-in by Google or phone: stores what the sign-up form said, or asks who the person is. */
export function WhoAreYou() {
	const open = useRoleOpen().data;
	const [later, setLater] = useState(false);
	const { mutate: apply, isPending: applying } = useApplyChoices();

	useEffect(() => {
		if (open === undefined || readPurpose() !== "sign-up") return;
		dropPurpose();
		if (open) apply(startingForm());
		else showSuccess(m.session_signed_in());
	}, [open, apply]);

	return (
		<Dialog
			title={m.who_title()}
			description={m.who_text()}
			open={open === true && !applying && !later && readPurpose() !== "sign-up"}
			onOpenChange={(wanted) => setLater(!wanted)}
		>
			<WhoForm />
		</Dialog>
	);
}

const NAME_PROBLEMS = { name_short: m.profile_name_short, name_long: m.profile_name_long };

type UserType = "student" | "educator";

function WhoForm() {
	const [userType, setUserType] = useState<UserType>("student");
	const [adult, setAdult] = useState(false);
	const [name, setName] = useState("");
	const [sent, setSent] = useState(false);
	const choosing = useChooseRole();
	// A number says no name, as Google does.
	const asksName = usePerson().proof === "phone";
	const nameProblem = asksName ? profileNameProblem(name) : null;
	const missing = userType === "educator" && !adult;

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (!missing && !nameProblem) choosing.mutate({ userType, ...(asksName && { name }) });
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
			{asksName && (
				<TextField
					label={m.sign_up_name()}
					autoComplete="name"
					maxLength={PROFILE_NAME_MAXIMUM}
					error={sent && nameProblem ? NAME_PROBLEMS[nameProblem]() : undefined}
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
			)}
			<RadioCards
				legend={m.account_i_am()}
				options={[
					{ value: "student", label: m.who_student() },
					{ value: "educator", label: m.account_kind_educator() },
				]}
				value={userType}
				onChange={(event) => setUserType(event.target.value as UserType)}
			/>
			{userType === "educator" && (
				<Checkbox
					label={m.sign_up_adult()}
					error={sent && missing ? m.sign_up_adult_required() : undefined}
					checked={adult}
					onChange={(event) => setAdult(event.target.checked)}
				/>
			)}
			{choosing.error && <FormFailure>{[m.who_failed(), profileRefusalText(choosing.error)].join(". ")}</FormFailure>}
			<Button type="submit" loading={choosing.isPending}>
				{m.who_save()}
			</Button>
		</form>
	);
}
