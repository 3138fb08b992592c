import { Fragment } from "react";
import { useExplain } from "./explain.ts";

/** Sentences with `code` between backticks, and words that are explained; not those that `earlier` texts had. */
export function TextWithCode({ text, earlier = [] }: { text: string; earlier?: readonly string[] }) {
	const explain = useExplain();
	const pieces = text.split("`");
	return pieces.map((piece, index) =>
		index % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
			<code key={index} className="font-mono font-bold text-[0.9em]">
				{piece}
			</code>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: as above
			<Fragment key={index}>
				{explain(piece, [...earlier, ...pieces.slice(0, index).filter((_, before) => before % 2 === 0)])}
			</Fragment>
		),
	);
}
