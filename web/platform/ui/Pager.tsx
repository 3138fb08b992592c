import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

type PagerProps = {
	/** What the pages are of. */
	label: string;
	previous: string;
	next: string;
	/** From 1. */
	page: number;
	pages: number;
	/** "Page 2 of 5". */
	text: string;
	onTurn: (page: number) => void;
};

/** Turns the pages of a list; nothing where there is only one. */
export function Pager({ label, previous, next, page, pages, text, onTurn }: PagerProps) {
	if (pages <= 1) return null;
	return (
		<nav aria-label={label} className="flex items-center justify-between gap-3 p-3 border-t border-line">
			<IconButton icon={ChevronLeft} label={previous} disabled={page <= 1} onClick={() => onTurn(page - 1)} />
			<p className="text-sm font-bold">{text}</p>
			<IconButton icon={ChevronRight} label={next} disabled={page >= pages} onClick={() => onTurn(page + 1)} />
		</nav>
	);
}
