/** The pressure at sea level of the standard atmosphere. */
const SEA_LEVEL_HPA = 1013.25;

/** Metres above the sea, by the international barometric formula (BST-BMP180-DS000-09, p. 16). */
export function altitudeAt(hectopascals: number): number {
	return 44_330 * (1 - (hectopascals / SEA_LEVEL_HPA) ** 0.1903);
}
