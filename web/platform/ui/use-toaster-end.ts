import { useEffect, useState } from "react";
import { type Box, freerEnd, type ToasterEnd } from "./toaster-end.ts";

/** Always there; the toaster itself only while there are toasts. */
const REGION = "section[data-react-aria-top-layer]";
const TOASTER = "[data-sonner-toaster]";
const TOAST = "[data-sonner-toast][data-visible=true]:not([data-removed=true])";
const CONTROL = "a, button, input, select, textarea, label, [role=button], [role=switch], [role=radio], [role=tab]";
/** What is higher is no field that a toast could leave free, but an editor. */
const HIGHEST_FIELD = 240;
/** Between toasts that are spread out. */
export const TOAST_GAP = 14;
/** Between a toast and the end of the page, as the toaster has it. */
const OFFSET = { wide: 32, narrow: 16 };
const NARROW = 600;

/**
 * The end of the page for toasts: the bottom, unless what was pressed last, what has the focus or a field that is refused
 * would lie below them there.
 */
export function useToasterEnd(): ToasterEnd {
	const [end, setEnd] = useState<ToasterEnd>("bottom");
	useEffect(() => {
		let pressed: Element | null = null;
		const arrange = () => {
			const shown = [...document.querySelectorAll<HTMLElement>(TOAST)];
			setEnd((present) => (shown.length === 0 ? "bottom" : freerEnd(present, boxesOf(shown), freeBoxes(pressed))));
		};
		const press = ({ target }: Event) => {
			const control = target instanceof Element ? target.closest(CONTROL) : null;
			if (control && !control.closest(TOASTER)) pressed = control;
		};
		const toasts = new MutationObserver(arrange);
		const region = document.querySelector(REGION);
		if (region) toasts.observe(region, { childList: true, subtree: true });
		// Content that loads later moves what was pressed.
		const layout = new ResizeObserver(arrange);
		layout.observe(document.body);
		document.addEventListener("pointerdown", press, true);
		document.addEventListener("focusin", arrange);
		addEventListener("resize", arrange);
		return () => {
			toasts.disconnect();
			layout.disconnect();
			document.removeEventListener("pointerdown", press, true);
			document.removeEventListener("focusin", arrange);
			removeEventListener("resize", arrange);
		};
	}, []);
	return end;
}

/** What stays free: the control pressed last, the one with the focus, and fields with their messages. */
function freeBoxes(pressed: Element | null): Box[] {
	const focused = document.activeElement?.closest(TOASTER) ? null : document.activeElement;
	const refused = document.querySelectorAll("[aria-invalid=true], [role=alert]");
	return [pressed, focused, ...refused]
		.filter((one): one is Element => one?.isConnected === true && one !== document.body)
		.map((one) => one.getBoundingClientRect())
		.filter(({ height }) => height > 0 && height <= HIGHEST_FIELD);
}

/**
 * Where the toasts are at either end, once they have slid in and a pointer on them has spread them out: spread over the
 * pointer that rests on what was pressed, they would wait for it to leave.
 */
function boxesOf(shown: readonly HTMLElement[]): Record<ToasterEnd, Box> {
	const toaster = shown[0]?.closest(TOASTER);
	const list = toaster?.getBoundingClientRect() ?? new DOMRect();
	const height = shown.reduce((sum, { offsetHeight }) => sum + offsetHeight + TOAST_GAP, -TOAST_GAP);
	const offset = innerWidth <= NARROW ? OFFSET.narrow : OFFSET.wide;
	const foot = toaster ? Number.parseFloat(getComputedStyle(toaster).marginBottom) : 0;
	const atBottom = toaster?.matches("[data-y-position=bottom]") ? list.bottom : innerHeight - foot - offset;
	const { left, right } = list;
	return {
		top: { left, right, top: offset, bottom: offset + height },
		bottom: { left, right, top: atBottom - height, bottom: atBottom },
	};
}
