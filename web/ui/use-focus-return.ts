import { useRef } from "react";

/**
 * For the `Content` of a Radix dialog without a `Trigger`, whose `open` is held elsewhere: Radix would leave the
 * focus nowhere. What had it when the dialog opened has it again afterwards, unless that is gone.
 */
export function useFocusReturn() {
	const before = useRef<Element | null>(null);
	return {
		onOpenAutoFocus() {
			before.current = document.activeElement;
		},
		onCloseAutoFocus(event: Event) {
			event.preventDefault();
			if (before.current instanceof HTMLElement) before.current.focus();
			before.current = null;
		},
	};
}
