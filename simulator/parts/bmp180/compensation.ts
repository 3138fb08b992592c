/** What the factory measured on one sensor: the example of Bosch's BMP180 data sheet, BST-BMP180-DS000-09, p. 15. */
export const CALIBRATION = {
	ac1: 408,
	ac2: -72,
	ac3: -14_383,
	ac4: 32_741,
	ac5: 32_757,
	ac6: 23_153,
	b1: 6190,
	b2: 4,
	mb: -32_768,
	mc: -8711,
	md: 2868,
};

/** In the order of the registers from 0xAA on (p. 13), two bytes each. */
export const CALIBRATION_WORDS = Object.values(CALIBRATION);

const { ac1, ac2, ac3, ac4, ac5, ac6, b1, b2, mc, md } = CALIBRATION;

function b5Of(ut: number): number {
	const x1 = Math.floor(((ut - ac6) * ac5) / 2 ** 15);
	return x1 + Math.trunc((mc * 2 ** 11) / (x1 + md));
}

/** Tenths of a degree Celsius from a raw temperature (p. 15). */
export function temperatureOf(ut: number): number {
	return Math.floor((b5Of(ut) + 8) / 16);
}

/** Pascals from raw values; `oss` is the oversampling, 0 to 3 (p. 15). */
export function pressureOf(ut: number, up: number, oss: number): number {
	const b6 = b5Of(ut) - 4000;
	const square = Math.floor((b6 * b6) / 2 ** 12);
	const x3 = Math.floor((b2 * square) / 2 ** 11) + Math.floor((ac2 * b6) / 2 ** 11);
	const b3 = Math.floor(((ac1 * 4 + x3) * 2 ** oss + 2) / 4);
	const y3 = Math.floor((Math.floor((ac3 * b6) / 2 ** 13) + Math.floor((b1 * square) / 2 ** 16) + 2) / 4);
	const b4 = Math.floor((ac4 * (y3 + 32_768)) / 2 ** 15);
	const b7 = (up - b3) * Math.floor(50_000 / 2 ** oss);
	const p = b7 < 0x80000000 ? Math.floor((b7 * 2) / b4) : Math.floor(b7 / b4) * 2;
	const x1 = Math.floor((Math.floor(p / 2 ** 8) ** 2 * 3038) / 2 ** 16);
	return p + Math.floor((x1 + Math.floor((-7357 * p) / 2 ** 16) + 3791) / 16);
}

/** The raw value below `end` that a rising function takes to `wanted`, or next to it. */
export function rawFor(wanted: number, end: number, resultOf: (raw: number) => number): number {
	let [low, high] = [0, end];
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (resultOf(middle) < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}
