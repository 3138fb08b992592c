import { type SubmitEvent, useState } from "react";
import { type AgeProblem, ageProblem } from "#domain/account/age.ts";
import { isEducator } from "#domain/account/roles.ts";
import { needsGuardianConsent } from "#domain/account/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import type { Profile } from "#web/platform/session/profile.data.ts";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Checkbox } from "#web/platform/ui/Checkbox.tsx";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useGiveAge } from "./settings.queries.ts";

const longDate = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long" });

const PROBLEMS: Record<AgeProblem, () => string> = {
	age_invalid: m.sign_up_age_invalid,
	educator_too_young: m.sign_up_educator_too_young,
	guardian_consent_required: m.sign_up_guardian_required,
};

/**
 * The age as it was given, with the date; those who left it open at sign-up give it here, once. Of a learner of a class it is
 * a wish that the teacher answers.
 */
export function AgeSetting() {
	const profile = useProfile().data;
	if (!profile) return null;
	const { age, age_given_at, asked_age } = profile;
	if (age === null) {
		return (
			<>
				{asked_age !== null && <p role="status">{m.settings_age_asked({ age: asked_age })}</p>}
				<AgeForm profile={profile} />
			</>
		);
	}
	const date = longDate.format(age_given_at ? new Date(age_given_at) : undefined);
	return <p className="text-sm text-ink-2">{m.settings_age_given({ age, date })}</p>;
}

function AgeForm({ profile }: { profile: Profile }) {
	const [age, setAge] = useState("");
	const [guardianAgrees, setGuardianAgrees] = useState(false);
	const [sent, setSent] = useState(false);
	const saving = useGiveAge();
	const educator = isEducator(profile.user_type);
	const problem = ageProblem(age, educator, guardianAgrees);
	const asksGuardian = !educator && needsGuardianConsent({ kind: "student-email", age });

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setSent(true);
		if (!problem) saving.mutate({ age: Number(age), guardianAgrees: asksGuardian });
	}

	return (
		<form className="grid gap-3" onSubmit={handleSubmit} noValidate>
			<TextField
				label={m.sign_up_age()}
				hint={m.settings_age_text()}
				inputMode="numeric"
				maxLength={3}
				value={age}
				onChange={(event) => setAge(event.target.value)}
				error={sent && problem && problem !== "guardian_consent_required" ? PROBLEMS[problem]() : undefined}
			/>
			{asksGuardian && (
				<Checkbox
					label={m.sign_up_guardian()}
					checked={guardianAgrees}
					onChange={(event) => setGuardianAgrees(event.target.checked)}
					error={sent && problem === "guardian_consent_required" ? PROBLEMS[problem]() : undefined}
				/>
			)}
			<Button type="submit" variant="soft" loading={saving.isPending}>
				{m.settings_age_save()}
			</Button>
		</form>
	);
}
