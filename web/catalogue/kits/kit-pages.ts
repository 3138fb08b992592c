/** The page of each type of kit; a type whose page is not built has none. */
export const KIT_PAGES: Record<string, "/primary-kit" | "/secondary-kit" | undefined> = {
	primary: "/primary-kit",
	secondary: "/secondary-kit",
};
