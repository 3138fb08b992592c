// @vitest-environment happy-dom
import * as Blockly from "blockly/core";
import { expect, test } from "vitest";
import { onlyChoice } from "./block-definition.ts";
import { registerOnlyChoice } from "./only-choice.ts";

test("what a list with one entry would choose is read by its label, and saved by its value", () => {
	registerOnlyChoice();
	const field = Blockly.fieldRegistry.fromJson(onlyChoice("SENSOR", ["the light", "light"]));
	expect([field?.getText(), field?.getValue(), field?.SERIALIZABLE]).toEqual(["the light", "light", true]);
});
