import { type RefObject, useCallback } from "react";

/**
 * For an area whose controls may go, or be disabled, while they have the focus: then the area itself has it, and the
 * next press of Tab continues from there instead of from the page's beginning.
 * @param target has the focus instead of the area. The one or the other must take it (`tabIndex={-1}`).
 * @returns the area's `ref`
 */
export function useFocusKept(target?: RefObject<HTMLElement | null>) {
	return useCallback(
		(area: HTMLElement | null) => {
			if (!area) return;
			let focused: Element | null = null;

			function handleFocusIn({ target }: FocusEvent) {
				focused = target instanceof Element && target !== area ? target : null;
			}

			/** Leaving a control that stays is meant: the focus is not moved. */
			function handleFocusOut({ target }: FocusEvent) {
				queueMicrotask(() => {
					if (focused === target && !isLost(target)) focused = null;
				});
			}

			function isLost(control: EventTarget | null): boolean {
				return control instanceof Element && (!area?.contains(control) || control.matches(":disabled"));
			}

			const observer = new MutationObserver(() => {
				if (!isLost(focused)) return;
				const now = document.activeElement;
				if (now === document.body || now === null || now === focused) {
					(target?.current ?? area).focus({ preventScroll: true });
				}
				focused = null;
			});
			area.addEventListener("focusin", handleFocusIn);
			area.addEventListener("focusout", handleFocusOut);
			observer.observe(area, { childList: true, subtree: true, attributeFilter: ["disabled"] });
			return () => {
				area.removeEventListener("focusin", handleFocusIn);
				area.removeEventListener("focusout", handleFocusOut);
				observer.disconnect();
			};
		},
		[target],
	);
}
