/** More letters have no room on the phone. */
export const MOST_LETTERS = 20;

/**
 * A phone with a button for each word (`wordArea` in `hands/grips.ts`), what it sent last, and the last line it got. Each row
 * of two buttons makes it 29 scene pixels longer.
 */
export function Phone({ words, sent, line }: { words: readonly string[]; sent: string; line: string }) {
	const end = 75 + Math.ceil(words.length / 2) * 29;
	return (
		<>
			<rect x="112" y="2" width="156" height={end + 12} rx="14" fill="#23282f" stroke="#0c0f14" strokeWidth="1.500" />
			<rect x="118" y="12" width="144" height={end - 12} rx="4" fill="#f4f6f8" />
			{sent && <Bubble x={150} y={17} fill="#bfe3c6" text={sent} />}
			{line && <Bubble x={122} y={43} fill="#ffffff" text={line} />}
			{words.map((word, index) => (
				<g key={word} transform={`translate(${121 + (index % 2) * 70} ${72 + Math.floor(index / 2) * 29})`}>
					<rect width="68" height="26" rx="6" fill="#2f6fd0" />
					<text x="34" y="17.500" fontSize="11" fontWeight="700" fill="#fff" textAnchor="middle">
						{word}
					</text>
				</g>
			))}
			<circle cx="190" cy={end + 7} r="4" fill="none" stroke="#8b95a3" />
		</>
	);
}

function Bubble({ x, y, fill, text }: { x: number; y: number; fill: string; text: string }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<rect width="108" height="22" rx="7" fill={fill} stroke="#c4cbd4" />
			<text x="6" y="15" fontSize="10" fontWeight="600" fill="#16233b">
				{text}
			</text>
		</g>
	);
}
