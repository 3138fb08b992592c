import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playFanfare } from "./fanfare.ts";

const preferences = vi.hoisted(() => ({ sound: true, vibration: true }));
vi.mock("#web/platform/storage/preferences.ts", () => ({ readPreferences: () => preferences }));

const given: string[] = [];

class SilentAudio {
	currentTime = 0;
	constructor() {
		given.push("sound");
	}
}

class Node {
	gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
	connect = () => this;
	start() {}
	stop() {}
	addEventListener() {}
}

beforeEach(() => {
	given.length = 0;
	vi.stubGlobal("AudioContext", SilentAudio);
	vi.stubGlobal("OscillatorNode", Node);
	vi.stubGlobal("GainNode", Node);
	vi.stubGlobal("navigator", { vibrate: () => given.push("vibration") });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
	{ sound: true, vibration: true, wanted: ["vibration", "sound"] },
	{ sound: false, vibration: true, wanted: ["vibration"] },
	{ sound: true, vibration: false, wanted: ["sound"] },
	{ sound: false, vibration: false, wanted: [] },
])("a success sounds and buzzes as set in Settings: $wanted", ({ wanted, ...set }) => {
	Object.assign(preferences, set);
	playFanfare();
	expect(given).toEqual(wanted);
});
