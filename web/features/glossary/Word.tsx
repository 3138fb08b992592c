import { useState, useSyncExternalStore } from "react";
import { DRAWN_WORDS, type GlossaryEntry } from "#content/glossary.ts";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Popover } from "#web/ui/Popover.tsx";

const loadPicture = () => import("#web/circuit/PartPicture.tsx");

/** A dotted word: pressed, it says what it is. On a phone from below, else beside it. */
export function Word({ id, entry, text }: { id: string; entry: GlossaryEntry; text: string }) {
	const [open, setOpen] = useState(false);
	const narrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches);
	const button = (
		<button
			type="button"
			className="font-bold underline decoration-dotted decoration-2 decoration-teal underline-offset-4 hover:bg-teal-wash rounded-[4px]"
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

const PICTURE = { width: 220, height: 90 };

function Meaning({ id, entry }: { id: string; entry: GlossaryEntry }) {
	const drawn = DRAWN_WORDS[id];
	const picture = useLazyModule(loadPicture, drawn !== undefined);
	return (
		<div className="grid gap-3">
			{drawn && (
				<span className="grid place-items-center rounded-medium border border-line bg-paper dots min-h-24 py-4">
					{picture && <picture.PartPicture id={id} placed={{ id: "word", x: 0, y: 0, ...drawn }} size={PICTURE} />}
				</span>
			)}
			<p>{entry.text}</p>
		</div>
	);
}

const NARROW = "(max-width: 640px)";

function watchWidth(listener: () => void): () => void {
	const query = matchMedia(NARROW);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}
