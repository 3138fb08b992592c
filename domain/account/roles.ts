/** The role values that profiles hold. `teacher` is read for older rows; new ones are `educator` or `student`. */
export type UserType = string;

/** True for educators: a stored value that contains "teacher" or equals "educator". */
export function isEducator(userType: UserType | null | undefined): boolean {
	if (!userType) return false;
	const value = userType.toLowerCase();
	return value.includes("teacher") || value === "educator";
}
