import { AGE_MINIMUM, AGE_PICKER_MAXIMUM, GENDERS, type SignUpProblem } from "#domain/account/sign-up.ts";
import { TEACHER_GRADE_LEVELS } from "#domain/school.ts";
import { m } from "#messages/generated/messages.js";
import type { SelectOption } from "#web/platform/ui/SelectField.tsx";

const GENDER_LABELS = { male: m.sign_up_gender_male, female: m.sign_up_gender_female, other: m.sign_up_gender_other };

const GRADE_LEVELS = { primary: m.sign_up_grades_primary, secondary: m.sign_up_grades_secondary };

const PROBLEMS: Record<SignUpProblem, () => string> = {
	name_required: m.sign_up_name_required,
	email_required: m.sign_up_email_required,
	email_invalid: m.sign_up_email_invalid,
	password_required: m.sign_up_password_required,
	password_short: m.sign_up_password_short,
	password_long: m.sign_up_password_long,
	passwords_differ: m.sign_up_passwords_differ,
	age_invalid: m.sign_up_age_invalid,
	educator_too_young: m.sign_up_educator_too_young,
	adult_confirmation_required: m.sign_up_adult_required,
	guardian_consent_required: m.sign_up_guardian_required,
};

/** The text of a problem; anything that is no known code is shown as it is. */
export function problemText(code: string | undefined): string | undefined {
	if (code === undefined) return undefined;
	return code in PROBLEMS ? PROBLEMS[code as SignUpProblem]() : code;
}

export function genderOptions(): SelectOption[] {
	return GENDERS.map((value) => ({ value, label: GENDER_LABELS[value]() }));
}

export function ageOptions(): SelectOption[] {
	return Array.from({ length: AGE_PICKER_MAXIMUM - AGE_MINIMUM + 1 }, (_, index) => {
		const value = String(AGE_MINIMUM + index);
		return { value, label: value };
	});
}

export function gradeLevelOptions(): SelectOption[] {
	return TEACHER_GRADE_LEVELS.map((value) => ({ value, label: GRADE_LEVELS[value]() }));
}
