import { nextStep } from "../next-step.ts";
import type { WiredPart, WorkFacts } from "../work-facts.ts";

export const part = (id: string, kind: string, signal: WiredPart["signal"], needsPullUp = false): WiredPart => ({
	...{ id, kind, pin: "A", signal, needsPullUp },
});
export const LED = part("red", "led", "taken");
const BUTTON = part("button", "button", "digital", true);
export const LIGHT = part("ldr", "photoresistor", "analog");

/** An LED on pin 9, a button on pin 2 and a photoresistor on A0; the program was not run. */
const KNOWN: WorkFacts = {
	...{
		source: "",
		language: "cpp",
		diagnostics: [],
		wiring: [],
		parts: [],
		failed: null,
		stopped: null,
		passed: false,
	},
	...{ wired: { "9": [LED], "2": [BUTTON], A0: [LIGHT] }, measured: null },
};

const facts = (setup: string, loop: string, more: Partial<WorkFacts> = {}, before = ""): WorkFacts => ({
	...KNOWN,
	source: `${before}void setup() {\n${setup}\n}\nvoid loop() {\n${loop}\n}`,
	parts: [{ id: "ldr", kind: "photoresistor" }],
	...more,
});

/** The next step's code and where it is. */
export function stepOf(...given: Parameters<typeof facts>) {
	const { code, line, pin, part: id } = nextStep(facts(...given));
	return { code, ...(line ? { line } : {}), ...(pin ? { pin } : {}), ...(id ? { part: id } : {}) };
}

export const LED_OUT = "pinMode(9, OUTPUT);";

/** Lines 5 to 8. */
export const onWhen = (condition: string) =>
	`int light = analogRead(A0);\nif (${condition}) digitalWrite(9, HIGH);\nelse digitalWrite(9, LOW);\ndelay(50);`;
