/** What the factory measured on one sensor: the example of Bosch's BMP280 data sheet, BST-BMP280-DS001, section 3.12. */
export const CALIBRATION = {
	t: [27_504, 26_435, -1000],
	p: [36_477, -10_685, 3024, 2855, 140, -7, 15_500, -14_600, 6000],
} as const;

/** In the order of the registers from 0x88 on, two bytes each, the lower one first (section 3.11.2). */
export const CALIBRATION_WORDS: readonly number[] = [...CALIBRATION.t, ...CALIBRATION.p];

const [t1, t2, t3] = CALIBRATION.t;
const [p1, p2, p3, p4, p5, p6, p7, p8, p9] = CALIBRATION.p;

/** `t_fine`: the fine temperature that the pressure needs, too (section 8.1, floating point). */
function fineOf(adcT: number): number {
	const near = adcT / 16_384 - t1 / 1024;
	return near * t2 + (near / 8) ** 2 * t3;
}

/** Degrees Celsius from a raw temperature of 20 bits. */
export function temperatureOf(adcT: number): number {
	return fineOf(adcT) / 5120;
}

/** Pascals from raw values of 20 bits (section 8.1). The lower the raw pressure, the higher the pressure. */
export function pressureOf(adcT: number, adcP: number): number {
	const warm = fineOf(adcT) / 2 - 64_000;
	const offset = ((warm * warm * p6) / 32_768 + warm * p5 * 2) / 4 + p4 * 65_536;
	const slope = (1 + ((p3 * warm * warm) / 524_288 + p2 * warm) / 524_288 / 32_768) * p1;
	const p = ((1_048_576 - adcP - offset / 4096) * 6250) / slope;
	return p + ((p9 * p * p) / 2_147_483_648 + (p * p8) / 32_768 + p7) / 16;
}
