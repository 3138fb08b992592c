import { type RefObject, useEffect, useState } from "react";

/** Whether any of an element is in view. */
export function useInView(element: RefObject<Element | null>): boolean {
	const [inView, setInView] = useState(true);
	useEffect(() => {
		if (!element.current) return;
		const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return inView;
}
