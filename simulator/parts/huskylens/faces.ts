/** Who can come before the camera, by the controls' names, and from how many lux on it knows the face steadily. */
interface Person {
	/**
	 * Chosen. Dark skin returns less light, and such cameras are made and trained with more light skin: it needs more light
	 * for the same result (Buolamwini and Gebru, "Gender Shades", 2018, on face analysis).
	 */
	readonly steadyLux: number;
	/** For moments it is taken for this learned face. */
	readonly resembles?: string;
}
export const PEOPLE: Readonly<Record<string, Person>> = {
	neema: { steadyLux: 120 },
	baraka: { steadyLux: 50 },
	stranger: { steadyLux: 80, resembles: "baraka" },
};

/** The screen that coordinates are of ("HUSKYLENS Protocol", COMMAND_RETURN_BLOCK). */
export const SCREEN = { width: 320, height: 240 };

/** Chosen: below this no face is found at all. */
const DARK_LUX = 10;
/** A face is 90 pixels wide at 50 cm: chosen, for a lens of about 60 degrees. Its height is 1.3 times as much. */
const PIXEL_CENTIMETRES = 4500;
const HEIGHT_SHARE = 1.3;
/** Where the second and the third person stand beside the first, and how many pixels lie between two. */
const SIDES = [0, 1, -1];
const APART = 10;

/** In milliseconds since what the camera sees changed: for these moments it errs, again and again in this period. */
const SLIPS = [
	[1300, 1600],
	[2800, 3100],
	[4400, 4700],
] as const;
const SLIPS_PERIOD = 4700;
/** In too little light it is right for this long in each period. */
const DIM_RIGHT = 300;
const DIM_PERIOD = 900;

export interface View {
	/** Who is there, in the order of coming. */
	readonly people: readonly string[];
	readonly centimetres: number;
	/** Where the first of them is: from 0, the left edge of the picture, to 100. */
	readonly across: number;
	readonly lux: number;
	/** Since any of this changed. */
	readonly milliseconds: number;
}

/** A head in the picture: its middle and size in pixels. */
export interface Head {
	readonly who: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A head that is found, and the ID that is given to it; 0 for none. */
export interface Face extends Head {
	readonly id: number;
}

/** Where all heads are, some of them beside the picture: the first as `across` says, the second to its right, the third to its left. */
export function headsIn({ people, centimetres, across }: Omit<View, "lux" | "milliseconds">): Head[] {
	const width = Math.round(PIXEL_CENTIMETRES / centimetres);
	const first = Math.round((SCREEN.width * across) / 100);
	return people.map((who, index) => ({
		who,
		x: first + (SIDES[index] ?? 0) * (width + APART),
		y: SCREEN.height / 2,
		width,
		height: Math.round(width * HEIGHT_SHARE),
	}));
}

/** The faces that are found: whole ones. All errors follow from the time and the controls: nothing is left to chance. */
export function facesIn(view: View, learned: ReadonlyMap<string, number>): Face[] {
	if (view.lux < DARK_LUX) return [];
	return headsIn(view)
		.filter(({ x, width }) => x - width / 2 >= 0 && x + width / 2 <= SCREEN.width)
		.map((head) => ({ ...head, id: idOf(head.who, view, learned) }));
}

function idOf(who: string, { lux, milliseconds }: View, learned: ReadonlyMap<string, number>): number {
	const { steadyLux = 0, resembles = "" } = PEOPLE[who] ?? {};
	const right = learned.get(who) ?? 0;
	if (lux < steadyLux) return milliseconds % DIM_PERIOD < DIM_RIGHT ? right : 0;
	const moment = milliseconds % SLIPS_PERIOD;
	const slips = SLIPS.some(([from, to]) => moment >= from && moment < to);
	if (!slips) return right;
	return right > 0 ? 0 : (learned.get(resembles) ?? 0);
}
