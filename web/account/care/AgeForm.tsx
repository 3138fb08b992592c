import { type SubmitEvent, useState } from "react";
import { AGE_MAXIMUM, AGE_MINIMUM } from "#domain/account/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { TextField } from "#web/platform/ui/TextField.tsx";
import type { CaredFor } from "./account-care.data.ts";
import { useCorrectAge } from "./account-care.queries.ts";

const longDate = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long" });

/** The age put right, or given; beside what a learner of a class asks for. */
export function AgeForm({ person: { id, age, ageGivenAt, askedAge } }: { person: CaredFor }) {
	const [typed, setTyped] = useState(String(askedAge ?? age ?? ""));
	const [sent, setSent] = useState(false);
	const correcting = useCorrectAge();
	const years = Number(typed);
	const given = ageGivenAt ? m.staff_age_given({ date: longDate.format(new Date(ageGivenAt)) }) : m.staff_age_none();
	const hint = askedAge === null ? given : m.staff_age_asked({ age: askedAge });
	const problem = correcting.isError ? m.staff_change_failed() : undefined;
	const valid = /^\d+$/.test(typed) && years >= AGE_MINIMUM && years <= AGE_MAXIMUM;

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (valid) correcting.mutate({ id, age: years });
	}

	return (
		<form className="grid gap-3 pt-3 border-t border-line" onSubmit={handleSubmit} noValidate>
			<TextField
				label={m.sign_up_age()}
				hint={hint}
				inputMode="numeric"
				maxLength={3}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				error={sent && !valid ? m.sign_up_age_invalid() : problem}
			/>
			<Button
				type="submit"
				variant="soft"
				loading={correcting.isPending}
				disabled={typed === String(age) && askedAge === null}
			>
				{age === null ? m.staff_age_give() : m.staff_age_save()}
			</Button>
		</form>
	);
}
