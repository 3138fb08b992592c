import { CLASS_CODE_LENGTH, readCode } from "#domain/classroom/codes.ts";
import { isShared } from "#web/platform/backend/session-store.ts";
import { deleteText, readText, writeText } from "#web/platform/storage/kept-text.ts";

/** The code of the class whose learners share this computer: the next to sign in here is mostly of that class. */
const KEY = "inspire-stem-class-code";

export function knownClassCode(): string | null {
	const code = readCode(readText(KEY) ?? "");
	return code.length === CLASS_CODE_LENGTH ? code : null;
}

/** Somebody of this class has signed in. */
export function keepClassCode(code: string): void {
	if (isShared()) writeText(KEY, code);
	else deleteText(KEY);
}

/** The class is not open any more. */
export function forgetClassCode(code: string): void {
	if (knownClassCode() === code) deleteText(KEY);
}
