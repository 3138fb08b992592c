/** More letters have no room on the phone. */
export const MOST_LETTERS = 20;
/** Letters in each row of a longer line. */
const ROW_LETTERS = 25;
const ROW_HEIGHT = 12;

/**
 * A phone with a button for each word (`wordArea` in `hands/grips.ts`), what it sent last, and the last line it got, in one row
 * or several. Each row of two buttons makes it 29 scene pixels longer, each row of the line 12.
 */
export function Phone({
	words,
	sent,
	line,
	rows = 1,
}: {
	words: readonly string[];
	sent: string;
	line: string;
	rows?: number;
}) {
	const below = (rows - 1) * ROW_HEIGHT;
	const end = 75 + below + Math.ceil(words.length / 2) * 29;
	const texts = rows === 1 ? [line] : inRows(line, rows);
	return (
		<>
			<rect x="112" y="2" width="156" height={end + 12} rx="14" fill="#23282f" stroke="#0c0f14" strokeWidth="1.500" />
			<rect x="118" y="12" width="144" height={end - 12} rx="4" fill="#f4f6f8" />
			{sent && <Bubble x={150} y={17} fill="#bfe3c6" texts={[sent]} />}
			{line && <Bubble x={122} y={43} width={rows === 1 ? 108 : 136} fill="#ffffff" texts={texts} />}
			{words.map((word, index) => (
				<g key={word} transform={`translate(${121 + (index % 2) * 70} ${72 + below + Math.floor(index / 2) * 29})`}>
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

/** A line in rows of whole words, where they are short enough; what is too long is cut off. */
function inRows(line: string, most: number): string[] {
	const rows = [""];
	for (const word of line.split(" ")) {
		const longer = `${rows.at(-1)} ${word}`.trim();
		if (longer.length > ROW_LETTERS) rows.push(word.slice(0, ROW_LETTERS));
		else rows[rows.length - 1] = longer;
	}
	return rows.slice(0, most);
}

interface BubbleProps {
	x: number;
	y: number;
	fill: string;
	texts: readonly string[];
	width?: number;
}

function Bubble({ x, y, fill, texts, width = 108 }: BubbleProps) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<rect width={width} height={22 + (texts.length - 1) * ROW_HEIGHT} rx="7" fill={fill} stroke="#c4cbd4" />
			{texts.map((text, row) => (
				<text key={text} x="6" y={15 + row * ROW_HEIGHT} fontSize="10" fontWeight="600" fill="#16233b">
					{text}
				</text>
			))}
		</g>
	);
}
