/** The name in a profile, as the edit dialog takes it. */

export const PROFILE_NAME_MINIMUM = 2;
export const PROFILE_NAME_MAXIMUM = 50;

export type ProfileNameProblem = "name_short" | "name_long";

/** Invisible characters, bidirectional controls, and blank-looking ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The name as it is saved: without outer spaces, without the characters < and >, and without invisible characters. The
 * database has the same rule in `clean_name`; domain/examples/profile-names.json holds the cases that both must meet.
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
