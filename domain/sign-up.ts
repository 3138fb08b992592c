import { z } from "zod";

/** Limits of the sign-up form. */
export const PASSWORD_MINIMUM = 6;
export const AGE_MINIMUM = 5;
export const AGE_MAXIMUM = 120;
export const AGE_PICKER_MAXIMUM = 80;

export const GENDERS = ["male", "female", "other"] as const;

/** Why a field of the sign-up form is refused. Screens turn these codes into words. */
export type SignUpProblem =
	| "name_required"
	| "email_required"
	| "email_invalid"
	| "password_required"
	| "password_short"
	| "passwords_differ"
	| "age_invalid"
	| "guardian_consent_required";

const problem = (code: SignUpProblem) => code;

/**
 * The email sign-up form. Error messages are `SignUpProblem` codes.
 * Age is the text of the picker, empty when not given.
 */
export const signUpForm = z
	.object({
		name: z.string().trim().min(1, problem("name_required")),
		email: z
			.string()
			.trim()
			.min(1, problem("email_required"))
			.pipe(z.email(problem("email_invalid"))),
		password: z.string().min(1, problem("password_required")).min(PASSWORD_MINIMUM, problem("password_short")),
		confirmPassword: z.string(),
		gender: z.enum(GENDERS).nullable(),
		age: z.string().refine((age) => age === "" || isValidAge(Number(age)), problem("age_invalid")),
		guardianAgrees: z.boolean(),
	})
	.refine((form) => form.password === form.confirmPassword, {
		path: ["confirmPassword"],
		message: problem("passwords_differ"),
	})
	.refine((form) => form.guardianAgrees || !needsGuardianConsent(form.age), {
		path: ["guardianAgrees"],
		message: problem("guardian_consent_required"),
	});

export type SignUpForm = z.infer<typeof signUpForm>;

export function isValidAge(age: number): boolean {
	return Number.isInteger(age) && age >= AGE_MINIMUM && age <= AGE_MAXIMUM;
}

/** From 13 to 17 the form asks whether a parent or guardian agrees, and does not go on without it. */
export function needsGuardianConsent(age: string): boolean {
	const years = Number(age);
	return age !== "" && years >= 13 && years <= 17;
}
