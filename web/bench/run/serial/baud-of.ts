/** The speed that a sketch sets with `Serial.begin(9600)`; null where it sets none or does not write the number there. */
export function baudOf(source: string): string | null {
	const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
	return /\bSerial\s*\.\s*begin\s*\(\s*(\d+)/.exec(code)?.[1] ?? null;
}
