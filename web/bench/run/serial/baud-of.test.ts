import { expect, test } from "vitest";
import { baudOf } from "./baud-of.ts";

test("the speed is the number in Serial.begin", () => {
	expect(baudOf("void setup() {\n  Serial.begin( 115200 );\n}")).toBe("115200");
});

test("no speed is claimed for a named one, a comment, or none", () => {
	expect(baudOf("Serial.begin(SPEED);")).toBeNull();
	expect(baudOf("// Serial.begin(9600);\n/* Serial.begin(9600); */")).toBeNull();
	expect(baudOf("void loop() {}")).toBeNull();
});
