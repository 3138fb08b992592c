import { drawingOf, WORD_PARTS } from "#content/glossary-drawings.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";

const loadPicture = () => import("#web/bench/player/circuit/PartPicture.tsx");

const PICTURE = { width: 220, height: 90 };

/** What a word looks like. Decoration: its text is beside it. */
export function WordDrawing({ id }: { id: string }) {
	const part = WORD_PARTS[id];
	const picture = useLazyModule(loadPicture, part !== undefined);
	if (part)
		return picture && <picture.PartPicture id={id} placed={{ id: "word", x: 0, y: 0, ...part }} size={PICTURE} />;
	return (
		<svg viewBox="0 0 240 100" className="block w-full max-w-60" aria-hidden="true">
			<use href={drawingOf(id)} />
		</svg>
	);
}
