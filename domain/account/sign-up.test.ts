import { expect, test } from "vitest";
import { REGIONS, SUBJECTS } from "../school.ts";
import { type SignUpForm, signUpForm, signUpProfile, waitsForAdult } from "./sign-up.ts";

const student: SignUpForm = {
	kind: "student-email",
	name: "Asha Mushi",
	email: "asha@shule.or.tz",
	password: "secret1",
	confirmPassword: "secret1",
	gender: "",
	age: "",
	schoolName: "",
	region: "",
	subjectTaught: "",
	teacherGradeLevel: "primary",
	confirmsAdult: false,
	guardianAgrees: false,
};
const educator: SignUpForm = { ...student, kind: "educator", confirmsAdult: true };

function problemsOf(form: SignUpForm): Record<string, string> {
	const read = signUpForm.safeParse(form);
	return read.success
		? {}
		: Object.fromEntries(read.error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

test("a student needs name, email and password; the rest may stay open", () => {
	expect(problemsOf(student)).toEqual({});
	expect(problemsOf({ ...student, name: "  ", email: "", password: "", confirmPassword: "" })).toEqual({
		name: "name_required",
		email: "email_required",
		password: "password_required",
	});
});

test("a password has 6 characters or more and is typed twice alike", () => {
	expect(problemsOf({ ...student, password: "12345", confirmPassword: "12345" })).toEqual({
		password: "password_short",
	});
	expect(problemsOf({ ...student, password: "x".repeat(257), confirmPassword: "x".repeat(257) })).toEqual({
		password: "password_long",
	});
	expect(problemsOf({ ...student, confirmPassword: "secret2" })).toEqual({ confirmPassword: "passwords_differ" });
});

test("all problems are told at once", () => {
	expect(problemsOf({ ...student, name: "", email: "", age: "15", password: "", confirmPassword: "other" })).toEqual({
		name: "name_required",
		email: "email_required",
		password: "password_required",
		confirmPassword: "passwords_differ",
		guardianAgrees: "guardian_consent_required",
	});
});

test.each(["asha", "asha@", "@shule.or.tz", "asha shule@or.tz"])("%s is no email address", (email) => {
	expect(problemsOf({ ...student, email })).toEqual({ email: "email_invalid" });
});

test.each([
	["4", "age_invalid"],
	["121", "age_invalid"],
	["7.5", "age_invalid"],
	["many", "age_invalid"],
	["5", undefined],
	["120", undefined],
])("an age of %s: %s", (age, found) => {
	expect(problemsOf({ ...student, age, guardianAgrees: true }).age).toBe(found);
});

test("students of 13 to 17 need a guardian's consent; younger ones have things that wait for an adult", () => {
	const asked = ["12", "13", "17", "18"].map((age) => problemsOf({ ...student, age }).guardianAgrees);
	expect(asked).toEqual([undefined, "guardian_consent_required", "guardian_consent_required", undefined]);
	expect(problemsOf({ ...student, age: "15", guardianAgrees: true })).toEqual({});
	expect(["", "12", "13"].map((age) => waitsForAdult({ kind: "student-email", age }))).toEqual([false, true, false]);
});

test("an educator confirms to be 18 or older, and gives no lower age", () => {
	expect(problemsOf(educator)).toEqual({});
	expect(problemsOf({ ...educator, confirmsAdult: false })).toEqual({ confirmsAdult: "adult_confirmation_required" });
	expect(problemsOf({ ...educator, age: "17" })).toEqual({ age: "educator_too_young" });
});

test("the stored profile is trimmed, with null for what was left open", () => {
	expect(signUpProfile({ ...student, name: " Asha ", age: "12", gender: "female" })).toEqual({
		name: "Asha",
		user_type: "student",
		gender: "female",
		age: 12,
		grade: null,
		school_name: null,
		region: null,
		subject_taught: null,
		teacher_grade_level: null,
	});
});

test("an educator's fields are stored for educators only", () => {
	const filled = { schoolName: "Shule ya Msingi", region: "Mwanza", subjectTaught: "Physics" } as const;
	expect(signUpProfile({ ...educator, ...filled })).toMatchObject({
		user_type: "educator",
		school_name: "Shule ya Msingi",
		region: "Mwanza",
		subject_taught: "Physics",
		teacher_grade_level: "primary",
	});
	expect(signUpProfile({ ...student, ...filled })).toMatchObject({ school_name: null, teacher_grade_level: null });
});

test("27 regions and 13 subjects are offered", () => {
	expect([new Set(REGIONS).size, new Set(SUBJECTS).size]).toEqual([27, 13]);
});
