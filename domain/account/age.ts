import { AGE_MAXIMUM, AGE_MINIMUM, needsGuardianConsent } from "./sign-up.ts";

const ADULT = 18;

export type AgeProblem = "age_invalid" | "educator_too_young" | "guardian_consent_required";

/** Why an age that is given after sign-up is refused: the sign-up form's own rules. */
export function ageProblem(age: string, isEducator: boolean, guardianAgrees: boolean): AgeProblem | undefined {
	const years = Number(age);
	if (!/^\d{1,3}$/.test(age.trim()) || years < AGE_MINIMUM || years > AGE_MAXIMUM) return "age_invalid";
	if (isEducator) return years < ADULT ? "educator_too_young" : undefined;
	return needsGuardianConsent({ kind: "student-email", age }) && !guardianAgrees
		? "guardian_consent_required"
		: undefined;
}
