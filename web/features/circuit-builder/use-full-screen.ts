import { type RefObject, useEffect, useState } from "react";

/** Whether an element has the full screen, and its switch. */
export function useFullScreen(element: RefObject<HTMLElement | null>): { on: boolean; toggle: () => void } {
	const [on, setOn] = useState(false);
	useEffect(() => {
		const read = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
		document.addEventListener("fullscreenchange", read);
		return () => document.removeEventListener("fullscreenchange", read);
	}, [element]);
	return {
		on,
		// A browser that refuses leaves everything as it is.
		toggle: () => void (on ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {}),
	};
}
