// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startClickFeedback } from "./feedback.ts";
import { changePreferences } from "./preferences.ts";

/** What the device was asked for: the milliseconds of a vibration, the volume of a click. */
let noticed: (number | string)[] = [];
let end = () => {};

beforeEach(() => {
	noticed = [];
	const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
	const connect = () => ({ connect: () => undefined });
	vi.stubGlobal("AudioContext", class {});
	vi.stubGlobal(
		"OscillatorNode",
		class {
			connect = connect;
			start = () => undefined;
			stop = () => undefined;
		},
	);
	vi.stubGlobal(
		"GainNode",
		class {
			gain = gain;
			connect = connect;
			constructor(_audio: unknown, options: { gain: number }) {
				noticed.push(`volume ${options.gain}`);
			}
		},
	);
	navigator.vibrate = (pattern) => noticed.push(Number(pattern)) > 0;
	document.body.innerHTML = `<button id="button">Go</button><input id="choice" type="radio"><p id="text">Words</p>
		<button id="off" disabled>Not now</button>`;
	end = startClickFeedback();
});
afterEach(() => {
	end();
	vi.unstubAllGlobals();
});

/** A press by a person, and what the device did at it. */
function press(id: string, isTrusted = true): (number | string)[] {
	const click = new MouseEvent("click", { bubbles: true });
	Object.defineProperty(click, "isTrusted", { value: isTrusted });
	document.getElementById(id)?.dispatchEvent(click);
	return noticed.splice(0);
}

test("a press of a button is felt for 40 ms, of a choice for 30, and heard at a quarter of the volume", () => {
	expect(press("button")).toEqual([40, "volume 0.25"]);
	expect(press("choice")).toEqual([30, "volume 0.25"]);
});

test("nothing is felt or heard of what takes no press, nor of a press by the page itself", () => {
	expect(press("text")).toEqual([]);
	expect(press("off")).toEqual([]);
	expect(press("button", false)).toEqual([]);
});

test("each is switched off by itself", () => {
	changePreferences({ sound: false });
	expect(press("choice")).toEqual([30]);
	changePreferences({ vibration: false });
	expect(press("choice")).toEqual([]);
	changePreferences({ sound: true });
	expect(press("choice")).toEqual(["volume 0.25"]);
});
