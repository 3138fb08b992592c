/** A square field, seen from above: its side in metres. Points on it are metres from its south-west corner. */
export const FIELD_METRES = 48;

export interface FieldPoint {
	readonly east: number;
	readonly north: number;
}

/** Two flags. The red one is at 6.1720000° south and 35.7400000° east, near Dodoma. */
export const FLAGS = {
	red: { east: 24, north: 24 },
	blue: { east: 38, north: 38 },
} satisfies Record<string, FieldPoint>;

const RED_FLAG = { latitude: -6.172, longitude: 35.74 };
/** Metres a degree at that latitude, on the ellipsoid of WGS 84. */
export const METRES_A_DEGREE = { north: 110_586, east: 110_678 };

export function distance(one: FieldPoint, other: FieldPoint): number {
	return Math.hypot(one.east - other.east, one.north - other.north);
}

/** In degrees, positive to the north and to the east. */
export function degreesAt({ east, north }: FieldPoint): { latitude: number; longitude: number } {
	return {
		latitude: RED_FLAG.latitude + (north - FLAGS.red.north) / METRES_A_DEGREE.north,
		longitude: RED_FLAG.longitude + (east - FLAGS.red.east) / METRES_A_DEGREE.east,
	};
}

/** Amplitudes in metres and periods in seconds. Chosen: together at most 2.5 m, slow enough that a minute does not average them out. */
const WANDERING: Record<keyof FieldPoint, readonly (readonly [metres: number, seconds: number, phase: number])[]> = {
	east: [
		[1.2, 97, 0.4],
		[0.55, 41, 2.1],
	],
	north: [
		[1.15, 83, 1.9],
		[0.6, 37, 4.4],
	],
};

/** How far a receiver errs: NEO-6M, 2.5 m around the truth half of the time, which wanders; here never more than that. */
export function gpsError(seconds: number): FieldPoint {
	const sum = (axis: keyof FieldPoint) =>
		WANDERING[axis].reduce(
			(all, [metres, period, phase]) => all + metres * Math.sin((2 * Math.PI * seconds) / period + phase),
			0,
		);
	return { east: sum("east"), north: sum("north") };
}
