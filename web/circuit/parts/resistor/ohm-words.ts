/** 4700 → "4.7 kΩ". */
export function ohmWords(ohms: number): string {
	if (ohms >= 1e6) return `${ohms / 1e6} MΩ`;
	return ohms >= 1000 ? `${ohms / 1000} kΩ` : `${ohms} Ω`;
}
