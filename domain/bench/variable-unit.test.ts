import { expect, test } from "vitest";
import { unitOf } from "./variable-unit.ts";

test.each([
	["celsius", "float celsius = sensors.getTempCByIndex(0);", "celsius"],
	["warmth", "warmth = dht.readTemperature();", "celsius"],
	["level", "int level = analogRead(A0);", "reading"],
	["elapsed", "elapsed = millis() - start;", "milliseconds"],
	["echo", "long echo = pulseIn(7, HIGH, 30000);", "microseconds"],
	["volts", "float volts = analogRead(A0) * 5.0 / 1023;", null],
	["isDark", "bool isDark = analogRead(A0) < 500;", null],
	["level", "// level = analogRead(A0);\nint level = 3;", null],
	["level", "if (level == 4) level = 0;\nother = analogRead(A0);", null],
	["distance_cm", "distance_cm = echo / 58;", "centimetres"],
	["rounds", "rounds = rounds + 1;", null],
])("the unit of %s in %j is %s", (name, sketch, unit) => {
	expect(unitOf(name, sketch)).toBe(unit);
});
