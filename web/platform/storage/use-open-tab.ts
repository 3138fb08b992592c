import { useState } from "react";
import { readText, writeText } from "./kept-text.ts";

/**
 * Which of `tabs` is open, the first one at the beginning; a reload comes back to it. `owner` names what the tabs belong to,
 * with the project's id.
 */
export function useOpenTab<Tab extends string>(owner: string, tabs: readonly [Tab, ...Tab[]]) {
	const key = `inspire-stem-tab:${owner}`;
	const [tab, setTab] = useState(() => tabs.find((one) => one === readText(key, "sessionStorage")) ?? tabs[0]);

	function open(next: Tab) {
		writeText(key, next, "sessionStorage");
		setTab(next);
	}

	return [tab, open] as const;
}
