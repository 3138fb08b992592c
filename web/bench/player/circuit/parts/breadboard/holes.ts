/** Where the holes of a half-size breadboard are: 30 rows of five and five, two rails of 25 on either side, 2.54 mm apart. */

/** Scene pixels from hole to hole: 2.54 mm at 96 dots an inch, as the board's headers are drawn. */
export const PITCH = 9.6;
export const BREADBOARD_SIZE = { width: 314, height: 200 };

export interface Hole {
	/** `a12`, `tp3`. */
	name: string;
	/** The breadboard's own pixels. */
	x: number;
	y: number;
	/** What it is joined with: all holes of the same strip are one conductor. */
	strip: Strip;
}

/** Five holes of a row, or a whole rail. */
export type Strip = `a${number}` | `f${number}` | "tp" | "tn" | "bp" | "bn";

const COLUMNS = 30;
const RAIL_HOLES = 25;
const RAIL_GROUP = 5;
const LEFT = (BREADBOARD_SIZE.width - (COLUMNS - 1) * PITCH) / 2;
const TOP = 18.4;
/** Each line of holes, in pitches below the first rail; the middle is as wide as a chip. */
const RAILS = { tp: 0, tn: 1, bp: 16, bn: 17 } as const;
const LETTERS = { a: 3, b: 4, c: 5, d: 6, e: 7, f: 10, g: 11, h: 12, i: 13, j: 14 } as const;

/** All 400 holes. */
export const HOLES: readonly Hole[] = [...rails(), ...rows()];

const BY_NAME = new Map(HOLES.map((hole) => [hole.name, hole]));

/** A hole by its name, or undefined where the breadboard has none of that name. */
export function holeNamed(name: string): Hole | undefined {
	return BY_NAME.get(name);
}

/** All holes of one strip, the first one first. */
export function holesOfStrip(strip: Strip): readonly Hole[] {
	return HOLES.filter((hole) => hole.strip === strip);
}

function* rows(): Generator<Hole> {
	for (let column = 1; column <= COLUMNS; column += 1) {
		for (const [letter, line] of Object.entries(LETTERS)) {
			const strip = letter < "f" ? (`a${column}` as const) : (`f${column}` as const);
			yield { name: `${letter}${column}`, strip, x: LEFT + (column - 1) * PITCH, y: TOP + line * PITCH };
		}
	}
}

function* rails(): Generator<Hole> {
	for (const [rail, line] of Object.entries(RAILS)) {
		for (let index = 0; index < RAIL_HOLES; index += 1) {
			const column = index + Math.floor(index / RAIL_GROUP);
			yield {
				name: `${rail}${index + 1}`,
				strip: rail as keyof typeof RAILS,
				x: LEFT + column * PITCH,
				y: TOP + line * PITCH,
			};
		}
	}
}
