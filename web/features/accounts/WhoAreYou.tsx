import { type SubmitEvent, useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { dropAim, readAim } from "#web/session/provider-return.ts";
import { Button } from "#web/ui/Button.tsx";
import { Checkbox } from "#web/ui/Checkbox.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { RadioCards } from "#web/ui/RadioCards.tsx";
import { showSuccess } from "#web/ui/toast.ts";
import { FormFailure } from "./FormFailure.tsx";
import { startingForm } from "./sign-up-draft.ts";
import { useApplyChoices, useChooseRole, useRoleOpen } from "./who-are-you.queries.ts";

/** After a first sign-in by Google or phone: stores what the sign-up form said, or asks who the person is. */
export function WhoAreYou() {
	const open = useRoleOpen().data;
	const [later, setLater] = useState(false);
	const { mutate: apply, isPending: applying } = useApplyChoices();

	useEffect(() => {
		if (open === undefined || readAim() !== "sign-up") return;
		dropAim();
		if (open) apply(startingForm());
		else showSuccess(m.session_signed_in());
	}, [open, apply]);

	return (
		<Dialog
			title={m.who_title()}
			description={m.who_text()}
			open={open === true && !applying && !later && readAim() !== "sign-up"}
			onOpenChange={(wanted) => setLater(!wanted)}
		>
			<WhoForm />
		</Dialog>
	);
}

type UserType = "student" | "educator";

function WhoForm() {
	const [userType, setUserType] = useState<UserType>("student");
	const [adult, setAdult] = useState(false);
	const [sent, setSent] = useState(false);
	const choosing = useChooseRole();
	const missing = userType === "educator" && !adult;

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (!missing) choosing.mutate(userType);
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
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
			{choosing.error && <FormFailure>{m.who_failed()}</FormFailure>}
			<Button type="submit" loading={choosing.isPending}>
				{m.who_save()}
			</Button>
		</form>
	);
}
