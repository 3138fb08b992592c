import { expect, test } from "vitest";
import { loadProject } from "#content/projects.ts";
import { failedLine } from "./failed-line.ts";

const PROGRAM = `#include <OneWire.h>
const int BUZZER = 8;
void setup() {
  pinMode(BUZZER, OUTPUT);
}
void loop() {
  tone(BUZZER, 1000);
}
`;

const report = { passed: false, passedSteps: [], steps: 6, seen: null, at: "2026-01-01T00:00:00Z" };

const project = await loadProject("water-temp-monitor");
const CIRCUIT = JSON.stringify(project?.circuit);

function attached(
	program: string,
	failedStep: string | null,
	{ kind = "sketch" as "sketch" | "blocks", circuit = CIRCUIT as string | null } = {},
) {
	return { work: { kind, program, circuit }, report: { ...report, failedStep }, helps: null };
}

test("the line that does what the failed check looks at is found by the circuit's own wires", async () => {
	expect(await failedLine("water-temp-monitor", attached(PROGRAM, "silent_when_cool"))).toBe(7);
});

test("nothing is marked where no check failed, without a circuit, in blocks, and in what is no project", async () => {
	expect(await failedLine("water-temp-monitor", attached(PROGRAM, null))).toBeNull();
	expect(await failedLine("water-temp-monitor", attached(PROGRAM, "silent_when_cool", { kind: "blocks" }))).toBeNull();
	expect(await failedLine("water-temp-monitor", attached(PROGRAM, "silent_when_cool", { circuit: null }))).toBeNull();
	expect(await failedLine("a-challenge", attached(PROGRAM, "silent_when_cool"))).toBeNull();
});
