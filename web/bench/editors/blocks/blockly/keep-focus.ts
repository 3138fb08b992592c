/**
 * Blockly 13.3 draws the mark of a joint over its neighbours one frame after it is shown, by moving them in the page. A
 * block that was put down within that frame is one of them, and a browser takes the focus from what is moved: the keys
 * would lead nowhere. This gives it back.
 * @returns ends it
 */
export function keepFocus(element: HTMLElement): () => void {
	let lost: SVGElement | null = null;
	const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
		lost = relatedTarget === null && target instanceof SVGElement ? target : null;
	};
	const onFocusIn = () => {
		lost = null;
	};
	const observer = new MutationObserver((changes) => {
		const moved = lost?.isConnected ? lost : null;
		if (moved && changes.some(({ removedNodes }) => Array.from(removedNodes).some((node) => node.contains(moved))))
			moved.focus({ preventScroll: true });
	});
	observer.observe(element, { subtree: true, childList: true });
	element.addEventListener("focusout", onFocusOut);
	element.addEventListener("focusin", onFocusIn);
	return () => {
		observer.disconnect();
		element.removeEventListener("focusout", onFocusOut);
		element.removeEventListener("focusin", onFocusIn);
	};
}
