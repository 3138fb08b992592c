import { type RefObject, useRef } from "react";

/**
 * For the `Content` of a Radix dialog without a `Trigger`, whose `open` is held elsewhere: Radix would leave the
 * focus nowhere. What had it when the dialog opened has it again afterwards; where that is gone, `otherwise` has it.
 */
export function useFocusReturn(otherwise?: RefObject<HTMLElement | null>) {
	const before = useRef<Element | null>(null);
	return {
		onOpenAutoFocus() {
			before.current = document.activeElement;
		},
		onCloseAutoFocus(event: Event) {
			event.preventDefault();
			const kept = before.current?.isConnected && before.current !== document.body;
			const target = kept ? before.current : otherwise?.current;
			if (target instanceof HTMLElement) target.focus();
			before.current = null;
		},
	};
}
