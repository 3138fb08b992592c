/** The name in a profile, as the edit dialog takes it. */

export const PROFILE_NAME_MINIMUM = 2;
export const PROFILE_NAME_MAXIMUM = 50;

export type ProfileNameProblem = "name_short" | "name_long";

/** Signs that are not seen, or turn what is read around them; and those that look empty. */
const UNSEEN = /[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/**
 * The name as it is saved: without outer spaces, without the characters < and >, and without signs that nobody sees. The
 * database keeps the same rule in `clean_name`.
 */
export function cleanProfileName(written: string): string {
	return written
		.replace(/[\t-\r\u0085\u2028\u2029]+/g, " ")
		.replace(/[<>]/g, "")
		.replace(UNSEEN, "")
		.trim();
}

/** Why a name is refused, or null. What counts is the name as it would be saved. */
export function profileNameProblem(written: string): ProfileNameProblem | null {
	const length = [...cleanProfileName(written)].length;
	if (length < PROFILE_NAME_MINIMUM) return "name_short";
	return length > PROFILE_NAME_MAXIMUM ? "name_long" : null;
}
