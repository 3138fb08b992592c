import { useState } from "react";
import { changeBenchSizes, useBenchSizes } from "#web/platform/storage/bench-sizes.ts";

/** What the panel below the editor, on a phone below the board, can show. */
export type PanelTab = "values" | "checks" | "task" | "serial" | "plot" | "pins" | "reference";

/** Which tab the panel shows, and whether it is folded: on a phone at first, elsewhere as this browser was left. */
export function useBenchPanel(phone: boolean) {
	const sizes = useBenchSizes();
	const [tab, setTab] = useState<PanelTab>("checks");
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
