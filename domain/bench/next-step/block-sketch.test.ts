import { expect, test } from "vitest";
import type { BlockProgram } from "../block-program/block-program.ts";
import type { BlockDevices } from "../block-program/devices.ts";
import { blockSketch } from "./block-sketch.ts";

const devices: BlockDevices = {
	lights: { red: "9" },
	sensors: { sonar: { kind: "distance", trigger: "7", echo: "6" } },
	outputs: [],
};

const program: BlockProgram = {
	version: 1,
	statements: [
		{
			...{ id: "always", do: "forever" },
			body: [
				{ id: "shine", do: "light_on", light: "red" },
				{
					...{ id: "near", do: "if" },
					condition: {
						...{ kind: "compare", operator: "less" },
						left: { kind: "sensor", sensor: "sonar" },
						right: { kind: "number", value: 20 },
					},
					whenTrue: [{ id: "dark", do: "light_off", light: "red" }],
					whenFalse: [],
				},
			],
		},
	],
};

const { source, plain, blockAt } = blockSketch(program, devices);
const lines = source.split("\n");
const blockOf = (text: string) => blockAt(lines.findIndex((line) => line.includes(text)) + 1);

test("a line of a helper function belongs to the first block that uses it", () => {
	expect(blockOf(".read()")).toBe("near");
	expect(blockOf("long readDistance")).toBe("near");
});

test("a line that declares something belongs to the first block that uses it", () => {
	expect(blockOf("= 9;")).toBe("shine");
	expect(blockOf("Ultrasonic ")).toBe("near");
});

test("a line of loop belongs to its block, the head of loop to forever, and setup to none", () => {
	expect(blockOf("@dark")).toBe("dark");
	expect(blockOf("void loop")).toBe("always");
	expect(blockOf("void setup")).toBeNull();
});

test("the plain sketch has the same lines without the ids of the blocks", () => {
	expect(source).toMatch(/\/\/ @shine$/m);
	expect(plain).not.toMatch(/@|[ \t]$/m);
	expect(plain.split("\n")).toHaveLength(lines.length);
});
