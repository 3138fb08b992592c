import { needsGuardianConsent, type SignUpForm, signUpForm } from "#domain/account/sign-up.ts";
import type { JoinFacts } from "#domain/api/classroom.ts";
import { SIGN_UP_DRAFT_KEY } from "#web/platform/session/provider-return.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";

const EMPTY: SignUpForm = {
	kind: "student-email",
	name: "",
	email: "",
	password: "",
	confirmPassword: "",
	gender: "",
	age: "",
	schoolName: "",
	region: "",
	subjectTaught: "",
	teacherGradeLevel: "primary",
	confirmsAdult: false,
	guardianAgrees: false,
};

/** The form as it was left before a reload, passwords empty; each field that cannot be read is empty. */
export function startingForm(): SignUpForm {
	const draft = readDraft(SIGN_UP_DRAFT_KEY);
	if (typeof draft !== "object" || draft === null) return EMPTY;
	const entries = Object.entries(EMPTY).map(([name, empty]) => {
		const kept: unknown = (draft as Record<string, unknown>)[name];
		return [name, typeof kept === typeof empty ? kept : empty];
	});
	const form = { ...(Object.fromEntries(entries) as SignUpForm), password: "", confirmPassword: "" };
	return hasKnownChoices(form) ? form : EMPTY;
}

/** The form as it was left; nothing where nothing was typed. */
export function signUpDraft(): SignUpForm | undefined {
	return readDraft(SIGN_UP_DRAFT_KEY) === null ? undefined : startingForm();
}

/** What somebody of this name has filled in to join with a class code: another learner may sit here by now. */
export function keptJoinFacts(name: string): JoinFacts {
	const { kind, gender, age, guardianAgrees, ...kept } = startingForm();
	if (kind !== "student-code" || kept.name.trim() !== name.trim()) return {};
	const agrees = guardianAgrees && needsGuardianConsent({ kind, age });
	return { ...(gender && { gender }), ...(age && { age: Number(age) }), ...(agrees && { guardianAgrees }) };
}

/** Keeps everything but the passwords. */
export function keepDraft(form: SignUpForm): void {
	const { password: _password, confirmPassword: _confirmPassword, ...kept } = form;
	writeDraft(SIGN_UP_DRAFT_KEY, kept);
}

export function dropDraft(): void {
	forgetDraft(SIGN_UP_DRAFT_KEY);
}

function hasKnownChoices(form: SignUpForm): boolean {
	const { kind, gender, region, subjectTaught, teacherGradeLevel } = signUpForm.shape;
	const choices = { kind, gender, region, subjectTaught, teacherGradeLevel };
	return Object.entries(choices).every(
		([name, choice]) => choice.safeParse(form[name as keyof typeof choices]).success,
	);
}
