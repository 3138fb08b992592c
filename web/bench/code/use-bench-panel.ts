import { useState } from "react";
import { changeBenchSizes, useBenchSizes } from "#web/platform/storage/bench-sizes.ts";
import { useOpenTab } from "#web/platform/storage/use-open-tab.ts";

/** What the panel below the editor, on a phone below the board, can show; the values only while a program is stepped through. */
export type PanelTab = (typeof LASTING_TABS)[number] | "values";

const LASTING_TABS = ["checks", "task", "serial", "plot", "pins", "reference"] as const;

/** Which tab the panel shows, after a reload, too, and whether it is folded: on a phone at first, elsewhere as this browser was left. */
export function useBenchPanel(projectId: string, phone: boolean) {
	const sizes = useBenchSizes();
	const [tab, setTab] = useOpenTab<PanelTab>(`panel:${projectId}`, LASTING_TABS);
	const [foldedOnPhone, setFoldedOnPhone] = useState(true);
	/** Only until it is opened: no choice of this browser's. */
	const [foldedForNow, setFoldedForNow] = useState(false);
	const folded = phone ? foldedOnPhone : sizes.folded || foldedForNow;

	function setFolded(next: boolean) {
		setFoldedForNow(false);
		if (phone) setFoldedOnPhone(next);
		else if (next !== sizes.folded) changeBenchSizes({ folded: next });
	}

	return {
		tab,
		folded,
		setFolded,
		choose: setTab,
		/** Leaves its room to the editor, or takes it back. */
		foldForNow: setFoldedForNow,
		/** Shows a tab, unfolded. */
		show(next: PanelTab) {
			setTab(next);
			setFolded(false);
		},
	};
}

export type BenchPanelState = ReturnType<typeof useBenchPanel>;
