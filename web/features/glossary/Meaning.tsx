import type { GlossaryEntry } from "#content/glossary.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";

const loadDrawing = () => import("./WordDrawing.tsx");

/** What a word is, with its drawing. */
export function Meaning({ id, entry }: { id: string; entry: GlossaryEntry }) {
	const drawing = useLazyModule(loadDrawing, true);
	return (
		<div className="grid gap-3">
			<span className="grid place-items-center rounded-medium border border-line bg-paper dots min-h-33 px-2 py-4">
				{drawing && <drawing.WordDrawing id={id} />}
			</span>
			<p>{entry.text}</p>
		</div>
	);
}
