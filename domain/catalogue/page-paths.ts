/** The path of every page, as the router has them. The server answers any other with "Page not found" and status 404. */
export const PAGE_PATHS = [
	"/",
	"/ai-questions",
	"/assignment",
	"/challenges",
	"/class-management",
	"/class-management/groups",
	"/class-report",
	"/class-sign-in",
	"/confirm",
	"/consents",
	"/dashboard",
	"/forum",
	"/primary-kit",
	"/privacy-policy",
	"/project-overview",
	"/quick-start",
	"/reports",
	"/secondary-kit",
	"/staff",
	"/student-progress",
	"/terms-of-service",
	"/tutorials",
	"/waiting",
] as const;

const paths: ReadonlySet<string> = new Set(PAGE_PATHS);

/** Whether a page has this address; a slash at its end, the search and the hash make no difference. */
export function isPagePath(address: string): boolean {
	const path = address.split(/[?#]/, 1)[0] ?? "";
	return paths.has(path.replace(/(?<=.)\/+$/, ""));
}
