import { type RefObject, useEffect, useState } from "react";
import { arrowTo, type Box, type CardArrow, positionCard } from "./position-card.ts";

/** What the card keeps clear of, as selectors of the page. */
export interface Ground {
	/** Never covered. */
	taken: string;
	/** Never covered as far as their text goes: they are as wide as their column. */
	lines?: string;
	/** Covered only where nothing else is free. */
	spared: string;
}

interface CardPosition {
	/** Where the card lies over the page; null in a row of its own. */
	at: { left: number; top: number } | null;
	arrow: CardArrow | null;
}

/** The page is looked at this often at most while it changes. */
const REST_MS = 150;
const CHANGES = {
	...{ subtree: true, childList: true, attributes: true },
	attributeFilter: ["class", "d", "hidden", "style", "transform", "data-mode", "data-running"],
};

/**
 * Where a card lies, beside its target and clear of the rest; null while the target cannot be seen, or nothing is free.
 * `find` and `ground` are constant for a target.
 */
export function useCardPosition(
	card: RefObject<HTMLElement | null>,
	find: () => Element | null,
	ground: Ground,
	inRow: boolean,
): CardPosition | null {
	const [position, setPosition] = useState<CardPosition | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let marked: Element | null = null;
		let seen: string | undefined;
		const look = () => {
			timer = undefined;
			const target = find();
			if (target !== marked) {
				marked?.removeAttribute("data-tour-target");
				target?.setAttribute("data-tour-target", "");
				marked = target;
			}
			// The page makes room for what is dragged.
			if (document.querySelector(".blocklyDragging")) return;
			const next = card.current && target && isSeen(target) ? positionOf(card.current, target, ground, inRow) : null;
			const text = JSON.stringify(next);
			if (text === seen) return;
			seen = text;
			setPosition(next);
			// In a row of its own it moves what it points at.
			lookSoon();
		};
		const lookSoon = () => {
			timer ??= setTimeout(look, REST_MS);
		};
		look();
		const observer = new MutationObserver(lookSoon);
		observer.observe(document.body, CHANGES);
		addEventListener("resize", lookSoon);
		addEventListener("scroll", lookSoon, true);
		return () => {
			clearTimeout(timer);
			observer.disconnect();
			removeEventListener("resize", lookSoon);
			removeEventListener("scroll", lookSoon, true);
			marked?.removeAttribute("data-tour-target");
		};
	}, [card, find, ground, inRow]);
	return position;
}

function positionOf(card: HTMLElement, target: Element, ground: Ground, inRow: boolean): CardPosition | null {
	const to = target.getBoundingClientRect();
	if (inRow) return { at: null, arrow: arrowTo(card.getBoundingClientRect(), to) };
	const { offsetWidth: width, offsetHeight: height } = card;
	const area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
	const others = (selector: string) => seenOnes(selector).map((one) => one.getBoundingClientRect());
	const texts = ground.lines === undefined ? [] : seenOnes(ground.lines).map(textBoxOf);
	const at = positionCard({
		...{ card: { width, height }, target: to, area },
		...{ taken: [...others(ground.taken), ...texts], spared: others(ground.spared) },
	});
	if (!at) return null;
	const box: Box = { ...at, right: at.left + width, bottom: at.top + height };
	return { at, arrow: arrowTo(box, to) };
}

function seenOnes(selector: string): Element[] {
	return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
}

function textBoxOf(line: Element): DOMRect {
	const range = document.createRange();
	range.selectNodeContents(line);
	return range.getBoundingClientRect();
}

/** Whether the middle of it is on the screen. */
function isSeen(target: Element): boolean {
	if (!target.checkVisibility({ visibilityProperty: true })) return false;
	const { left, top, right, bottom, width } = target.getBoundingClientRect();
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	return width > 0 && x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight;
}
