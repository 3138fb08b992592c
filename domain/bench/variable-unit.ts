/** A unit of what a sketch's variable holds. `reading`: 0 to 1023, as `analogRead` gives it. */
export type Unit = "celsius" | "percent" | "centimetres" | "lux" | "ppm" | "reading" | "milliseconds" | "microseconds";

/** What a function gives, by its name. */
const CALLS: readonly (readonly [RegExp, Unit])[] = [
	[/\b(getTempC\w*|readTemperature)\s*\(/, "celsius"],
	[/\breadHumidity\s*\(/, "percent"],
	[/\b(readDistance\w*|distanceCm)\s*\(/i, "centimetres"],
	[/\banalogRead\s*\(/, "reading"],
	[/\bpulseIn(Long)?\s*\(|\bmicros\s*\(/, "microseconds"],
	[/\bmillis\s*\(/, "milliseconds"],
];

/** What a name says of its unit. */
const NAMES: readonly (readonly [RegExp, Unit])[] = [
	[/celsius|tempC$|temperatureC$/i, "celsius"],
	[/humidity|percent/i, "percent"],
	[/(^|_)cm$|Cm$|centimet/, "centimetres"],
	[/(^|_)lux$|Lux$/, "lux"],
	[/(^|_)ppm$|Ppm$/, "ppm"],
	[/(^|_)ms$|Ms$|millis/i, "milliseconds"],
];

/**
 * The unit of a variable's numbers: of the first call that is assigned to it unscaled, else what its name says. Null where
 * neither tells.
 */
export function unitOf(name: string, sketch: string): Unit | null {
	const assigned = new RegExp(`\\b${name}\\s*=(?!=)([^;]*);`, "g");
	for (const [, expression = ""] of withoutComments(sketch).matchAll(assigned)) {
		const unit = isScaled(expression) ? undefined : unitIn(CALLS, expression);
		if (unit) return unit;
	}
	return unitIn(NAMES, name) ?? null;
}

function unitIn(table: typeof CALLS, text: string): Unit | undefined {
	return table.find(([pattern]) => pattern.test(text))?.[1];
}

/** It changes the number's unit: "analogRead(A0) * 5.0 / 1023", "micros() > 100". */
function isScaled(expression: string): boolean {
	return /[*/%<>?]|[=!]=|\bmap\s*\(/.test(expression);
}

function withoutComments(sketch: string): string {
	return sketch.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}
