import { useState, useSyncExternalStore } from "react";
import type { GlossaryEntry } from "#content/glossary.ts";
import { m } from "#messages/generated/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Popover } from "#web/ui/Popover.tsx";
import { Meaning } from "./Meaning.tsx";

interface WordProps {
	id: string;
	entry: GlossaryEntry;
	/** As it is written where it is read. */
	text: string;
	className?: string;
}

/** A dotted word: pressed, it says what it is. On a phone from below, else beside it. */
export function Word({ id, entry, text, className }: WordProps) {
	const [open, setOpen] = useState(false);
	const narrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches);
	const button = (
		<button
			type="button"
			className={classNames(
				"print:no-underline print:font-normal font-bold underline decoration-dotted decoration-2 decoration-teal underline-offset-4 hover:bg-teal-wash rounded-[4px]",
				className,
			)}
		>
			{text}
		</button>
	);
	if (narrow)
		return (
			<Dialog title={entry.title} trigger={button}>
				<Meaning id={id} entry={entry} />
			</Dialog>
		);
	return (
		<Popover
			label={m.glossary_meaning({ word: entry.title })}
			trigger={button}
			open={open}
			onOpenChange={setOpen}
			className="w-80 grid gap-3 p-5"
		>
			<b className="text-xl font-heavy">{entry.title}</b>
			<Meaning id={id} entry={entry} />
		</Popover>
	);
}

const NARROW = "(max-width: 640px)";

function watchWidth(listener: () => void): () => void {
	const query = matchMedia(NARROW);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}
