const COLUMNS = 128;
const ROWS = 8;
const DIGITS_PER_LINE = COLUMNS / 4;
const LETTER_COLUMNS = 5;
const CELL_COLUMNS = 6;
const FIRST_CODE = 0x20;
const UNREADABLE = "\ufffd";

/** The letters of 5 by 7 dots that the display's libraries draw, for the codes 32 to 126: five columns each, the lowest bit on top. */
const LETTERS = [
	"0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649552250 0004030000 001c224100 0041221c00",
	"14083e0814 08083e0808 0040300000 0808080808 0060600000 2010080402 3e5149453e 00427f4000 4261514946 2141454b31",
	"1814127f10 2745454539 3c4a494930 0171090503 3649494936 064949291e 0036360000 0056360000 0814224100 1414141414",
	"0041221408 0201510906 324979413e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090901 3e4149497a",
	"7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f020c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e",
	"7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f 7f2018207f 6314081463 0708700807 6151494543 007f414100",
	"0204081020 0041417f00 0402010204 4040404040 0001020400 2054545478 7f48444438 3844444420 384444487f 3854545418",
	"087e090102 0c5252523e 7f08040478 00447d4000 2040443d00 7f10284400 00417f4000 7c04180478 7c08040478 3844444438",
	"7c14141408 081414187c 7c08040408 4854545420 043f444020 3c4040207c 1c2040201c 3c4030403c 4428102844 0e5050503e",
	"4464544c44 0008364100 00007f0000 0041360800 0804081008",
].flatMap((line) => line.split(" "));

const CHARACTERS = new Map(LETTERS.map((columns, index) => [columns, String.fromCharCode(FIRST_CODE + index)]));

let last: { image: string; rows: readonly string[] } | undefined;

/**
 * What can be read in each of the display's 8 rows of 8 lines: the small letters of its libraries, from any column on. What is
 * no such letter is one character U+FFFD.
 */
export function displayedText(image: string): readonly string[] {
	// It is asked for much more often than it changes.
	if (last?.image !== image) last = { image, rows: Array.from({ length: ROWS }, (_, row) => textOf(image, row)) };
	return last.rows;
}

function textOf(image: string, row: number): string {
	const columns = columnsOf(image, row);
	let text = "";
	let dark = 0;
	for (let at = 0; at < COLUMNS; ) {
		const letter = CHARACTERS.get(
			columns
				.slice(at, at + LETTER_COLUMNS)
				.map(twoDigits)
				.join(""),
		);
		const parted = !columns[at + LETTER_COLUMNS];
		if (letter !== undefined && letter !== " " && parted) {
			text += " ".repeat(Math.round(dark / CELL_COLUMNS)) + letter;
			dark = 0;
			at += CELL_COLUMNS;
		} else if (!columns[at]) {
			dark++;
			at++;
		} else {
			if (!text.endsWith(UNREADABLE) || dark > 0) text += " ".repeat(Math.round(dark / CELL_COLUMNS)) + UNREADABLE;
			dark = 0;
			at++;
		}
	}
	return text;
}

function columnsOf(image: string, row: number): number[] {
	const columns = new Array<number>(COLUMNS).fill(0);
	for (let bit = 0; bit < 8; bit++)
		for (let digit = 0; digit < DIGITS_PER_LINE; digit++) {
			const dots = Number.parseInt(image[(row * 8 + bit) * DIGITS_PER_LINE + digit] ?? "0", 16);
			for (let dot = 0; dot < 4; dot++)
				if ((dots >> (3 - dot)) & 1) columns[digit * 4 + dot] = (columns[digit * 4 + dot] ?? 0) | (1 << bit);
		}
	return columns;
}

const twoDigits = (byte: number) => byte.toString(16).padStart(2, "0");
