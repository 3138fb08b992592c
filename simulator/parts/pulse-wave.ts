/** What the light sensor sees of one heart beat. Times are seconds, heights shares of the main wave. */

/** How long the heart pumps at a beat: Weissler's 413 ms less 1.7 ms for each beat per minute (men; Circulation 37, 1968). */
export function ejectionTime(bpm: number): number {
	return 0.413 - 0.0017 * bpm;
}

/** As photoplethysmograms of a finger have it: the middles of both waves and their width, in ejection times. */
const [MAIN, SECOND, WIDTH] = [0.45, 1.15, 0.2];
const AREA = Math.sqrt(2 * Math.PI) * WIDTH;

/** The second wave, behind the dicrotic notch: the faster the heart, the wider the vessels, and the less comes back. */
function secondHeight(bpm: number): number {
	return Math.min(0.6, Math.max(0.3, 0.6 - 0.005 * (bpm - 80)));
}

/** The height at a time since a beat began: 0 between beats, 1 at the systolic peak. */
export function pulseHeight(seconds: number, bpm: number): number {
	const time = seconds / ejectionTime(bpm);
	const wave = (middle: number) => Math.exp(-(((time - middle) / WIDTH) ** 2) / 2);
	return wave(MAIN) + secondHeight(bpm) * wave(SECOND);
}

/** The mean height over a beat: the amplifier lets no steady part through, and so the signal swings about its middle. */
export function meanHeight(bpm: number): number {
	return (AREA * (1 + secondHeight(bpm)) * ejectionTime(bpm) * bpm) / 60;
}
