import { z } from "zod/mini";
import { REGIONS, SUBJECTS, TEACHER_GRADE_LEVELS } from "../school.ts";
import { SIGN_UP_KINDS } from "./account-kinds.ts";

/** Limits of the sign-up form, in characters and years. */
export const PASSWORD_MINIMUM = 6;
/** The most that the built-in backend hashes. */
const PASSWORD_MAXIMUM = 256;
export const AGE_MINIMUM = 5;
export const AGE_MAXIMUM = 120;
export const AGE_PICKER_MAXIMUM = 80;
const ADULT_AGE = 18;
const CONSENT_AGE = 13;

export const GENDERS = ["male", "female", "other"] as const;

/** Why a field of the sign-up form is refused. Screens turn these codes into texts. */
export type SignUpProblem =
	| "name_required"
	| "email_required"
	| "email_invalid"
	| "password_required"
	| "password_short"
	| "password_long"
	| "passwords_differ"
	| "age_invalid"
	| "educator_too_young"
	| "adult_confirmation_required"
	| "guardian_consent_required";

const problem = (code: SignUpProblem) => code;

/** A choice that may be left open: an empty text then. */
const openChoice = <const Values extends readonly string[]>(values: Values) => z.enum(["", ...values]);

/**
 * The email sign-up form. Error messages are `SignUpProblem` codes.
 * Age is the text of the picker; an empty text is a field left open.
 */
export const signUpForm = z
	.object({
		kind: z.enum(SIGN_UP_KINDS),
		name: z.string().check(z.trim(), z.minLength(1, problem("name_required"))),
		email: z.string().check(
			z.trim(),
			z.refine((email) => email !== "", problem("email_required")),
			z.refine((email) => email === "" || isEmail(email), problem("email_invalid")),
		),
		password: passwordField(),
		confirmPassword: z.string(),
		gender: openChoice(GENDERS),
		age: z.string().check(z.refine((age) => age === "" || isValidAge(Number(age)), problem("age_invalid"))),
		schoolName: z.string().check(z.trim(), z.maxLength(200)),
		region: openChoice(REGIONS),
		subjectTaught: openChoice(SUBJECTS),
		teacherGradeLevel: z.enum(TEACHER_GRADE_LEVELS),
		confirmsAdult: z.boolean(),
		guardianAgrees: z.boolean(),
	})
	.check(
		z.refine((form) => form.password === form.confirmPassword, {
			path: ["confirmPassword"],
			error: problem("passwords_differ"),
			when: always,
		}),
		z.refine((form) => form.kind !== "educator" || form.age === "" || Number(form.age) >= ADULT_AGE, {
			path: ["age"],
			error: problem("educator_too_young"),
			when: always,
		}),
		z.refine((form) => form.kind !== "educator" || form.confirmsAdult, {
			path: ["confirmsAdult"],
			error: problem("adult_confirmation_required"),
			when: always,
		}),
		z.refine((form) => form.guardianAgrees || !needsGuardianConsent(form), {
			path: ["guardianAgrees"],
			error: problem("guardian_consent_required"),
			when: always,
		}),
	);

export type SignUpForm = z.infer<typeof signUpForm>;

function passwordField() {
	return z.string().check(
		z.refine((password) => password !== "", problem("password_required")),
		z.refine((password) => password === "" || password.length >= PASSWORD_MINIMUM, problem("password_short")),
		z.maxLength(PASSWORD_MAXIMUM, problem("password_long")),
	);
}

/** Why an address is refused before the server sees it. */
export function emailProblem(email: string): SignUpProblem | undefined {
	return signUpForm.shape.email.safeParse(email).error?.issues[0]?.message as SignUpProblem | undefined;
}

/** Why a password is refused before the server sees it. */
export function passwordProblem(password: string): SignUpProblem | undefined {
	return passwordField().safeParse(password).error?.issues[0]?.message as SignUpProblem | undefined;
}

/** All problems are shown together, not the fields' own first. */
function always(): boolean {
	return true;
}

/** The profile fields that a sign-up stores; what was left open, or is not the kind's own, is null. */
export type SignUpProfile = {
	name: string;
	user_type: "educator" | "student";
	gender: string | null;
	age: number | null;
	grade: string | null;
	school_name: string | null;
	region: string | null;
	subject_taught: string | null;
	teacher_grade_level: string | null;
};

export function signUpProfile(form: SignUpForm): SignUpProfile {
	const isEducator = form.kind === "educator";
	const educatorOnly = (value: string) => (isEducator && value) || null;
	return {
		name: form.name.trim(),
		user_type: isEducator ? "educator" : "student",
		gender: form.gender || null,
		age: form.age === "" ? null : Number(form.age),
		grade: null,
		school_name: educatorOnly(form.schoolName.trim()),
		region: educatorOnly(form.region),
		subject_taught: educatorOnly(form.subjectTaught),
		teacher_grade_level: educatorOnly(form.teacherGradeLevel),
	};
}

function isEmail(text: string): boolean {
	return z.email().safeParse(text).success;
}

function isValidAge(age: number): boolean {
	return Number.isInteger(age) && age >= AGE_MINIMUM && age <= AGE_MAXIMUM;
}

type AgeOfKind = Pick<SignUpForm, "kind" | "age">;

/** From 13 to 17 a student needs the consent of a parent or guardian. */
export function needsGuardianConsent({ kind, age }: AgeOfKind): boolean {
	const years = Number(age);
	return kind !== "educator" && age !== "" && years >= CONSENT_AGE && years < ADULT_AGE;
}

/** Under 13 some things wait until an adult's consent is recorded. */
export function waitsForAdult({ kind, age }: AgeOfKind): boolean {
	return kind !== "educator" && age !== "" && Number(age) < CONSENT_AGE;
}
