/** At which end of the page toasts are shown, so that none covers what it is about. Sizes in CSS pixels. */

export type ToasterEnd = "top" | "bottom";

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** The end that covers less of what is to stay free; the present one where both cover the same. */
export function freerEnd(present: ToasterEnd, toasts: Record<ToasterEnd, Box>, free: readonly Box[]): ToasterEnd {
	const other = present === "top" ? "bottom" : "top";
	const coveredAt = (end: ToasterEnd) => free.reduce((sum, box) => sum + sharedArea(toasts[end], box), 0);
	return coveredAt(other) < coveredAt(present) ? other : present;
}

function sharedArea(one: Box, other: Box): number {
	const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return width > 0 && height > 0 ? width * height : 0;
}
