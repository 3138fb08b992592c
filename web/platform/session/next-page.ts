/**
 * The page to show after sign-in, read from the address. Only a path of this site is taken: anything else,
 * such as `//evil.example` or `/\evil.example`, becomes the dashboard.
 */
export function nextPage(next: unknown): string {
	return typeof next === "string" && /^\/(?![/\\])[^\s\\]*$/.test(next) && next !== "/" ? next : "/dashboard";
}
