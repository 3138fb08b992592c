/** The pressure at sea level of the standard atmosphere. */
const SEA_LEVEL_HPA = 1013.25;

/** Metres above the sea, by the international barometric formula (BST-BMP180-DS000-09, p. 16). */
export function altitudeAt(hectopascals: number): number {
	return climbFrom(SEA_LEVEL_HPA, hectopascals);
}

/** Metres by which one is higher at a pressure than where it was `start`, by the same formula. */
export function climbFrom(start: number, hectopascals: number): number {
	return 44_330 * (1 - (hectopascals / start) ** 0.1903);
}
