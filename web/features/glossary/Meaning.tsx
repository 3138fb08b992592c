import { DRAWN_WORDS, type GlossaryEntry } from "#content/glossary.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";

const loadPicture = () => import("#web/circuit/PartPicture.tsx");

const PICTURE = { width: 220, height: 90 };

/** What a word is, with its drawing where it has one. */
export function Meaning({ id, entry }: { id: string; entry: GlossaryEntry }) {
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
