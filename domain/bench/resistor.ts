/** Up to here a resistor's value has two digits and zeros that four stripes can show. */
const DIGITS = 2;

/** The digits of a resistor's first three stripes: 4700 Ω is 4, 7 and two zeros. */
export function stripesOf(ohms: number): [number, number, number] {
	const zeros = Math.max(0, Math.floor(Math.log10(ohms)) - (DIGITS - 1));
	const digits = Math.round(ohms / 10 ** zeros);
	return [Math.floor(digits / 10), digits % 10, zeros];
}

/** As people read it: `220 Ω`, `4.7 kΩ`. */
export function ohmsText(ohms: number): string {
	if (ohms >= 1e6) return `${ohms / 1e6} MΩ`;
	return ohms >= 1000 ? `${ohms / 1000} kΩ` : `${ohms} Ω`;
}
