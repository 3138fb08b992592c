import { useEffect, useState } from "react";

/** A section counts as read from where it begins in the upper part of the window. */
const UPPER_PART = 0.4;

/** The id of the section that is read now: the last that begins in the window's upper part; at the end, the last of all. */
export function useSectionInView(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState(ids[0]);
	const all = ids.join(" ");
	useEffect(() => {
		const sections = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
		const update = () => {
			const begun = sections.filter((section) => section.getBoundingClientRect().top < innerHeight * UPPER_PART);
			const last = sections.at(-1);
			const isAtEnd = last && last.getBoundingClientRect().bottom <= innerHeight;
			setCurrent((isAtEnd ? last : (begun.at(-1) ?? sections[0]))?.id);
		};
		// Also of an element that scrolls inside the page.
		addEventListener("scroll", update, { passive: true, capture: true });
		return () => removeEventListener("scroll", update, { capture: true });
	}, [all]);
	return current;
}
