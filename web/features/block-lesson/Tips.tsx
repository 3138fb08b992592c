import { Lightbulb } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";

interface TipsProps {
	hints: readonly string[];
	/** A hint was shown, which is recorded and costs nothing. */
	onShown: () => void;
}

/** Hints, free and one at a time. */
export function Tips({ hints, onShown }: TipsProps) {
	const [shown, setShown] = useState(0);
	const list = useRef<HTMLUListElement>(null);

	/** With the last hint the button is removed: the focus moves to the hints. */
	function handleShow() {
		setShown(shown + 1);
		onShown();
		if (shown + 1 === hints.length) list.current?.focus();
	}

	return (
		<section aria-labelledby="tips" className="relative grid gap-3">
			<h2 id="tips" className="sr-only">
				{m.primary_tips()}
			</h2>
			<ul ref={list} tabIndex={-1} aria-live="polite" className="grid gap-2 m-0 p-0 list-none empty:hidden">
				{hints.slice(0, shown).map((hint) => (
					<li key={hint} className="flex gap-2.5 rounded-medium bg-sun-wash text-sun-ink font-bold px-3.5 py-2.5">
						<Lightbulb size={20} aria-hidden="true" className="shrink-0 mt-0.5" />
						{hint}
					</li>
				))}
			</ul>
			{shown < hints.length && (
				<Button variant="soft" className="tips-show justify-self-start" onClick={handleShow}>
					<Lightbulb size={18} aria-hidden="true" />
					{shown === 0 ? m.primary_show_hint() : m.primary_next_hint()}
				</Button>
			)}
		</section>
	);
}

/** What each block of the project does. */
export function BlockMeanings({ reference }: { reference: readonly { type: string; name: string; help: string }[] }) {
	return (
		<Details title={m.primary_reference()}>
			<dl className="grid gap-2.5 m-0">
				{reference.map(({ type, name, help }) => (
					<div key={type}>
						<dt className="font-extrabold">{name}</dt>
						<dd className="m-0 text-sm text-ink-2">{help}</dd>
					</div>
				))}
			</dl>
		</Details>
	);
}

/** Something to open when it is wanted. */
export function Details({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details className="rounded-medium border border-line open:bg-surface">
			<summary className="min-h-11 px-4 py-2.5 font-bold rounded-medium">{title}</summary>
			<div className="px-4 pb-4">{children}</div>
		</details>
	);
}
