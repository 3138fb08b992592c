import { type RefObject, useEffect } from "react";

/** A share of the head that is as good as nothing: what only touches the window counts as seen by the browser. */
const HARDLY = 0.01;

/** Tells the style sheet of the page around the head, as `--head-seen`, how high the head is while it is in view. */
export function useHeadSeen(head: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = head.current;
		const around = element?.parentElement;
		if (!element || !around) return;
		let seen = true;
		const tell = () => around.style.setProperty("--head-seen", `${seen ? element.offsetHeight : 0}px`);
		const scrolling = new IntersectionObserver(
			(entries) => {
				seen = (entries.at(-1)?.intersectionRatio ?? 1) >= HARDLY;
				tell();
			},
			{ threshold: [0, HARDLY] },
		);
		const resizing = new ResizeObserver(tell);
		scrolling.observe(element);
		resizing.observe(element);
		return () => {
			scrolling.disconnect();
			resizing.disconnect();
		};
	}, [head]);
}
