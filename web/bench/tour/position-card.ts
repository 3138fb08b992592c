export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

interface Ground {
	card: { width: number; height: number };
	/** What the card speaks of. */
	target: Box;
	/** The window. */
	area: Box;
	/** Never covered. */
	taken: readonly Box[];
	/** Covered only where nothing else is free. */
	spared: readonly Box[];
}

/** Between the card and what it speaks of: the arrow's room. */
export const GAP = 12;
const EDGE = 8;
const STEP = 12;
/** To cover anything is as bad as to be this far away; and so is each of its pixels, in part. */
const COVERS = 60;
const COVERED = 0.5;
/** Where the arrow is, from the card's left edge, if the window allows it. */
const ARROW = 46;

/** The free corner nearest to the target; null where there is none. */
export function positionCard({ card, target, area, taken, spared }: Ground): { left: number; top: number } | null {
	const kept = [...taken, grown(target, GAP - 1)];
	const center = (target.left + target.right) / 2;
	const lefts = stops(area.left, area.right, card.width, [center - ARROW, center - card.width + ARROW]);
	const tops = stops(area.top, area.bottom, card.height, [target.top - GAP - card.height, target.bottom + GAP]);
	let best: { left: number; top: number } | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const top of tops)
		for (const left of lefts) {
			const box = { left, top, right: left + card.width, bottom: top + card.height };
			const away = distance(box, target) + Math.abs(left - (center - ARROW)) / 10;
			if (away >= least || kept.some((one) => overlap(box, one) > 0)) continue;
			const covered = spared.reduce((sum, one) => sum + overlap(box, one), 0);
			const cost = away + (covered > 0 ? COVERS + COVERED * covered : 0);
			if (cost >= least) continue;
			least = cost;
			best = { left, top };
		}
	return best;
}

export interface CardArrow {
	side: "up" | "down" | "left" | "right";
	/** Along that edge of the card. */
	at: number;
}

const FARTHEST = 40;
const CORNER = 24;

/** The arrow of a card that lies beside its target; null where it would point at something else. */
export function arrowTo(card: Box, target: Box): CardArrow | null {
	const x = (Math.max(target.left, card.left) + Math.min(target.right, card.right)) / 2 - card.left;
	const y = (Math.max(target.top, card.top) + Math.min(target.bottom, card.bottom)) / 2 - card.top;
	if (distance(card, target) > FARTHEST) return null;
	const at = { x: between(x, card.right - card.left), y: between(y, card.bottom - card.top) };
	if (card.bottom <= target.top) return { side: "down", at: at.x };
	if (card.top >= target.bottom) return { side: "up", at: at.x };
	if (card.right <= target.left) return { side: "right", at: at.y };
	return card.left >= target.right ? { side: "left", at: at.y } : null;
}

export function overlap(a: Box, b: Box): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 0 && height > 0 ? width * height : 0;
}

function distance(a: Box, b: Box): number {
	const x = Math.max(0, b.left - a.right, a.left - b.right);
	const y = Math.max(0, b.top - a.bottom, a.top - b.bottom);
	return Math.hypot(x, y);
}

function between(at: number, length: number): number {
	return Math.max(CORNER, Math.min(length - CORNER, at));
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** Where the card may begin between two edges; first where one would like it to. */
function stops(from: number, to: number, length: number, wanted: readonly number[]): number[] {
	const last = to - EDGE - length;
	const all = wanted.filter((at) => at >= from + EDGE && at <= last);
	for (let at = from + EDGE; at <= last; at += STEP) all.push(at);
	return all;
}
