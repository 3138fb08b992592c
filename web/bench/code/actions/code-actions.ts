import type { CodeAction } from "./code-action.ts";
import { newTab } from "./new-tab.tsx";
import { reference } from "./reference.ts";
import { save } from "./save.ts";
import { settings } from "./settings.tsx";
import { startAgain } from "./start-again.tsx";
import { versions } from "./versions.tsx";
import { workWithoutServer } from "./work-without-server.tsx";

/** In the order of the menu. */
export const CODE_ACTIONS: readonly CodeAction[] = [
	reference,
	save,
	versions,
	newTab,
	settings,
	workWithoutServer,
	startAgain,
];
