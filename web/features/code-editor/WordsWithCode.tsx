/** A sentence in which `code` stands between backticks. */
export function WordsWithCode({ words }: { words: string }) {
	return words.split("`").map((piece, place) =>
		place % 2 === 1 ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
			<code key={place} className="font-mono font-bold text-[0.9em]">
				{piece}
			</code>
		) : (
			piece
		),
	);
}
