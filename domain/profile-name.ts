/** The name in a profile, as the edit dialog takes it. */

export const PROFILE_NAME_MINIMUM = 2;
export const PROFILE_NAME_MAXIMUM = 50;

export type ProfileNameProblem = "name_short" | "name_long";

/** The name as it is saved: without outer spaces, and without the characters < and >. */
export function cleanProfileName(written: string): string {
	return written.replace(/[<>]/g, "").trim();
}

/** Why a name is refused, or null. What counts is the name as it would be saved. */
export function profileNameProblem(written: string): ProfileNameProblem | null {
	const length = [...cleanProfileName(written)].length;
	if (length < PROFILE_NAME_MINIMUM) return "name_short";
	return length > PROFILE_NAME_MAXIMUM ? "name_long" : null;
}
