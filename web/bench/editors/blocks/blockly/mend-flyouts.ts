/** What Blockly draws to mark where blocks can be joined, and calls a figure. */
const JOINTS = '[role="listbox"] [role="figure"]';

/**
 * A toolbox is a list of blocks to choose from: its blocks are joined to nothing there, so their joints are not to be
 * found among the choices. (A listbox may hold options only; Blockly 13.3 puts the joints between them.)
 * @returns ends it
 */
export function mendFlyouts(element: HTMLElement): () => void {
	const flyouts = element.querySelectorAll(".blocklyFlyout");
	const mend = () => {
		for (const flyout of flyouts)
			for (const joint of flyout.querySelectorAll(`${JOINTS}:not([aria-hidden])`))
				joint.setAttribute("aria-hidden", "true");
	};
	const observer = new MutationObserver(mend);
	for (const flyout of flyouts)
		observer.observe(flyout, { subtree: true, childList: true, attributes: true, attributeFilter: ["role"] });
	mend();
	return () => observer.disconnect();
}
