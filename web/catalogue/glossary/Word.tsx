import { useRef, useState, useSyncExternalStore } from "react";
import type { GlossaryEntry } from "#content/glossary.ts";
import { m } from "#messages/generated/messages.js";
import { type LoadWordDemo, useLoadWordDemo } from "#web/platform/learning/word-demo.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { Popover } from "#web/platform/ui/Popover.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { Meaning } from "./Meaning.tsx";

interface WordProps {
	id: string;
	entry: GlossaryEntry;
	/** As it is written where it is read. */
	text: string;
	className?: string;
	/** It is in the list of all entries already. */
	listed?: boolean;
}

/** A dotted word: pressed, it says what it is. On a phone from below, else beside it. */
export function Word({ id, entry, text, className, listed = false }: WordProps) {
	const [open, setOpen] = useState(false);
	const word = useRef<HTMLButtonElement>(null);
	const [demoOpen, setDemoOpen] = useState(false);
	const loadDemo = useLoadWordDemo();
	const demo = useLazyModule(loadDemo ?? noDemo, demoOpen && loadDemo !== null);
	const narrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches);
	const button = (
		<button
			ref={word}
			type="button"
			className={classNames(
				"print:no-underline print:font-normal font-bold underline decoration-dotted decoration-2 decoration-teal underline-offset-4 hover:bg-teal-wash rounded-[4px]",
				className,
			)}
		>
			{text}
		</button>
	);
	const meaning = (
		<Meaning
			id={id}
			entry={entry}
			{...(loadDemo && {
				onDemo: () => {
					setOpen(false);
					setDemoOpen(true);
				},
			})}
			onAllEntries={listed ? undefined : () => setOpen(false)}
		/>
	);
	const board = (
		<Dialog
			title={entry.title}
			description={entry.text}
			wide
			returnTo={word}
			open={demoOpen}
			onOpenChange={setDemoOpen}
		>
			{demo ? (
				<demo.WordDemo word={id} label={m.glossary_demo({ word: entry.title })} />
			) : (
				<Skeleton className="h-80 rounded-large" />
			)}
		</Dialog>
	);
	if (narrow)
		return (
			<>
				<Dialog title={entry.title} trigger={button} open={open} onOpenChange={setOpen}>
					{meaning}
				</Dialog>
				{board}
			</>
		);
	return (
		<>
			<Popover
				label={m.glossary_meaning({ word: entry.title })}
				trigger={button}
				open={open}
				onOpenChange={setOpen}
				className="w-80 grid gap-3 p-5"
			>
				<b className="text-xl font-heavy">{entry.title}</b>
				{meaning}
			</Popover>
			{board}
		</>
	);
}

const noDemo: LoadWordDemo = () => Promise.reject(new Error("No board can be shown here"));

const NARROW = "(max-width: 640px)";

function watchWidth(listener: () => void): () => void {
	const query = matchMedia(NARROW);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
}
