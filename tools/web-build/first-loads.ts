/** An address of the page, and the modules whose script it needs before anybody can work there. */
export type FirstLoad = {
	/** The page's address; with `search`, only where that search parameter is there too. */
	path: string;
	search?: string;
	/** Their own imports come with them. The landing page needs none: it is in the entry. */
	modules: readonly string[];
};

const SHELL = "web/app/Shell.tsx";
/** Modules of the shell around a page, and of its data. An editor opens with saved work. */
const AROUND = [SHELL, "web/app/PageWithSidebar.tsx", "web/backend/data-client.ts"];
const PRIMARY = "web/screens/PrimaryKitScreen.tsx";
const SECONDARY = "web/screens/SecondaryKitScreen.tsx";

/** What each of the two editors begins with. */
export const BLOCKS: readonly string[] = [SHELL, PRIMARY, "web/screens/primary/BlockChallenge.tsx"];
export const CODE: readonly string[] = [SHELL, SECONDARY, "web/screens/challenge/CodingBench.tsx"];

/**
 * What is fetched beside the entry, and not one request after another. The first that fits counts; what is missing here
 * works too, a little later.
 */
export const FIRST_LOADS: readonly FirstLoad[] = [
	{ path: "/dashboard", modules: [...AROUND, "web/screens/DashboardScreen.tsx"] },
	{ path: "/primary-kit", search: "challenge", modules: BLOCKS },
	{ path: "/primary-kit", modules: [...AROUND, PRIMARY] },
	{ path: "/secondary-kit", search: "challenge", modules: CODE },
	{ path: "/secondary-kit", modules: [...AROUND, SECONDARY] },
	{ path: "/staff", modules: [...AROUND, "web/screens/StaffScreen.tsx"] },
];
