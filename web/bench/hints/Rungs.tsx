import { Lightbulb } from "lucide-react";
import { useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";

interface RungsProps {
	/** From gentle to plain. */
	rungs: readonly string[];
	/** This many are shown at first. */
	seen?: number;
	/** The next rung is shown; before it, this many were. */
	onShow?: (before: number) => void;
	/** Where the button is mounted, instead of below the hints. */
	slot?: Element | null | undefined;
}

/** Hints that cost nothing, one at a time. */
export function Rungs({ rungs, seen = 0, onShow, slot }: RungsProps) {
	const [here, setHere] = useState(0);
	const list = useRef<HTMLUListElement>(null);
	const shown = Math.max(here, seen);

	/** The button unmounts with the last rung: the focus moves to the hints. */
	function handleShow() {
		flushSync(() => {
			setHere(shown + 1);
			onShow?.(shown);
		});
		list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
		if (shown + 1 >= rungs.length) list.current?.focus({ preventScroll: true });
	}

	const button = shown < rungs.length && (
		<Button variant={slot === undefined ? "soft" : "quiet"} className="free-ladder-show" onClick={handleShow}>
			<Lightbulb size={18} aria-hidden="true" />
			{shown === 0 ? m.lesson_hint_first() : m.lesson_hint_next()}
		</Button>
	);

	return (
		<div className="grid gap-2.5 justify-items-start">
			<ul ref={list} tabIndex={-1} aria-live="polite" className="free-hints grid gap-2 m-0 p-0 list-none empty:sr-only">
				{rungs.slice(0, shown).map((text) => (
					<li key={text} className="flex gap-2.5 rounded-medium bg-sun-wash text-sun-ink font-bold px-3.5 py-2.5">
						<Lightbulb size={20} aria-hidden="true" className="shrink-0 mt-0.5" />
						{text}
					</li>
				))}
			</ul>
			{slot ? createPortal(button, slot) : slot === undefined && button}
		</div>
	);
}
