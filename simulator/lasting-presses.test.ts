import { expect, test } from "vitest";
import { buildSimulation } from "./build-simulation.ts";
import analog from "./fixtures/analog.hex?raw";
import { served } from "./fixtures/served-page.ts";
import { wired } from "./fixtures/wired.ts";
import { withLastingPresses } from "./lasting-presses.ts";
import { loadPartKinds } from "./parts/load-part-kinds.ts";
import { PART_KINDS } from "./parts/registry.ts";

const circuit = wired({ pad: "touch", tilt: "tilt" }, ["uno.5V pad.VCC", "uno.GND.1 pad.GND", "uno.2 pad.SIG"]);

/** Prints pin 2 every 50 ms. */
const polling = analog;

function board() {
	const simulation = withLastingPresses(buildSimulation({ hex: polling, circuit, kinds: PART_KINDS }));
	const touched = () => simulation.partStates().pad;
	return { simulation, touched };
}

const TOUCHED = { kind: "touch", touched: true };
const FREE = { kind: "touch", touched: false };

test("a short press lasts 100 ms of simulated time", () => {
	const { simulation, touched } = board();
	simulation.advance(300);
	simulation.setControl("pad", "touched", 1);
	simulation.advance(5);
	simulation.setControl("pad", "touched", 0);
	simulation.advance(94);
	expect(touched()).toEqual(TOUCHED);
	simulation.advance(2);
	expect(touched()).toEqual(FREE);
});

test("a press ends with the hand where it has lasted so long", () => {
	const { simulation, touched } = board();
	simulation.setControl("pad", "touched", 1);
	simulation.advance(101);
	simulation.setControl("pad", "touched", 0);
	expect(touched()).toEqual(FREE);
});

test("a second press while the first one lasts is held as long as the hand holds it", () => {
	const { simulation, touched } = board();
	for (const value of [1, 0, 1]) simulation.setControl("pad", "touched", value);
	simulation.advance(500);
	expect(touched()).toEqual(TOUCHED);
	simulation.setControl("pad", "touched", 0);
	expect(touched()).toEqual(FREE);
});

test("what is switched over does not wait, and a reset ends what only lasts", () => {
	const { simulation, touched } = board();
	simulation.setControl("tilt", "tilted", 1);
	simulation.setControl("tilt", "tilted", 0);
	expect(simulation.partStates().tilt).toMatchObject({ tilted: false });
	simulation.advance(200);
	for (const value of [1, 0]) simulation.setControl("pad", "touched", value);
	simulation.reset();
	expect(touched()).toEqual(FREE);
});

test("a program that looks every 50 ms notices a tap on the page's board", async () => {
	await loadPartKinds(circuit);
	const page = served();
	const tap = (value: number) => page.send({ type: "setControl", part: "pad", control: "touched", value });
	page.send({ type: "load", hex: polling, circuit });
	page.send({ type: "run" });
	page.pass(1000);
	page.sent.length = 0;
	tap(1);
	page.pass(12);
	tap(0);
	page.pass(1000);
	const read = page.frames().flatMap(({ serial }) => serial.text.match(/[01](?=\r\n)/g) ?? []);
	expect(read).toContain("1");
	expect(read.at(-1)).toBe("0");
});
