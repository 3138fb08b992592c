import { Link } from "@tanstack/react-router";
import { Play } from "lucide-react";
import type { GlossaryEntry } from "#content/glossary.ts";
import { WORD_DEMOS } from "#content/word-demos.ts";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { wordAnchor } from "./word-anchor.ts";

const loadDrawing = () => import("./WordDrawing.tsx");

interface MeaningProps {
	id: string;
	entry: GlossaryEntry;
	/** Called where a board is asked for that shows it; absent where none can be opened. */
	onDemo?: () => void;
	/** Called where the list of all entries is opened at this one; absent in that list. */
	onAllEntries?: (() => void) | undefined;
}

/** What a word is, with its drawing, and the ways to more of it. */
export function Meaning({ id, entry, onDemo, onAllEntries }: MeaningProps) {
	const hasDemo = onDemo !== undefined && WORD_DEMOS[id] !== undefined;
	const drawing = useLazyModule(loadDrawing, true);
	return (
		<div className="grid gap-3">
			<span className="grid place-items-center rounded-medium border border-line bg-paper dots min-h-33 px-2 py-4">
				{drawing && <drawing.WordDrawing id={id} />}
			</span>
			<p>{entry.text}</p>
			{(hasDemo || onAllEntries) && (
				<div className="flex flex-wrap gap-2">
					{hasDemo && (
						<Button variant="soft" className="grow" onClick={onDemo}>
							<Play size={18} aria-hidden="true" />
							{m.glossary_see_it_work()}
						</Button>
					)}
					{onAllEntries && (
						<Link
							to="/tutorials"
							hash={wordAnchor(id)}
							className={buttonClass({ variant: "quiet" }, "grow")}
							onClick={onAllEntries}
						>
							{m.glossary_all_words()}
						</Link>
					)}
				</div>
			)}
		</div>
	);
}
