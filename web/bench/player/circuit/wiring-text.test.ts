import { expect, test } from "vitest";
import type { Circuit } from "#simulator/circuit.ts";
import { checkWiring } from "#simulator/wiring/check-wiring.ts";
import { wiringText } from "./wiring-text.ts";

const led = { id: "red", kind: "led", x: 0, y: 0, props: { color: "red" } };
const resistor = { id: "r", kind: "resistor", x: 0, y: 0, props: { ohms: 220 } };
const probe = { id: "probe", kind: "ds18b20", x: 0, y: 0 };
const pullup = { ...resistor, id: "pullup", props: { ohms: 4700 } };

function circuit(parts: Circuit["parts"], wires: string[]): Circuit {
	const ends = wires.map((wire) => wire.split(" "));
	return { board: "uno", parts, wires: ends.map(([from = "", to = ""]) => ({ from, to, color: "red" })) };
}

const light = (id: string) => ({ id, kind: "traffic_light", x: 0, y: 0 });
const labelled = (id: string) => ({ ...light(id), props: { label: id } });
const crossing = ["uno.4 main.R", "main.GND uno.GND.1", "uno.7 side.R", "side.GND uno.GND.2"];

const thermometer = [
	"uno.5V probe.VDD",
	"uno.GND.1 probe.GND",
	"uno.2 probe.DQ",
	"pullup.1 probe.DQ",
	"pullup.2 uno.5V",
];
const lamp = ["uno.11 r.1", "r.2 red.A", "red.C uno.GND.1"];

test.each([
	[
		"a lamp without its resistor",
		circuit([led], ["uno.11 red.A", "red.C uno.GND.1"]),
		undefined,
		["The red LED has no resistor. Put one between pin 11 and the red LED."],
	],
	[
		"a short circuit",
		circuit([], ["uno.5V uno.GND.1"]),
		undefined,
		["5V is wired straight to GND. That is a short circuit. Take that wire away."],
	],
	[
		"a wire that is missing",
		circuit([led, resistor], lamp.slice(0, 2)),
		circuit([led, resistor], lamp),
		["A wire is missing, from short leg (−) of the red LED to GND."],
	],
	[
		"the wrong pin and the pull-up",
		circuit([probe, pullup], thermometer.slice(0, 2).concat("uno.3 probe.DQ")),
		circuit([probe, pullup], thermometer),
		[
			"The data of the temperature sensor needs a resistor to 5V.",
			"The temperature sensor is on pin 3 with its data. Move that wire to pin 2.",
		],
	],
	[
		"another value, told with the wanted one",
		circuit([led, { ...resistor, props: { ohms: 10_000 } }], lamp),
		circuit([led, resistor], lamp),
		["Change the 10 kΩ resistor: this place needs a 220 Ω resistor."],
	],
	[
		"one of two parts, by its label",
		circuit([labelled("main"), labelled("side")], crossing.slice(0, 3)),
		circuit([labelled("main"), labelled("side")], crossing),
		["A wire is missing, from ground of the side traffic light to GND."],
	],
	[
		"one of two parts that a learner took from the tray, by its number",
		circuit([light("main"), light("side")], crossing.slice(0, 3)),
		circuit([labelled("main"), labelled("side")], crossing),
		["A wire is missing, from ground of the traffic light 2 to GND."],
	],
	[
		"a part that is missing",
		circuit([], []),
		circuit([led], []),
		["A part is missing: the red LED. Take it from the tray."],
	],
])("%s is told in a sentence", (_name, built, wanted, sentences) => {
	const problems = checkWiring(built, wanted);
	expect(problems.map((problem) => wiringText(problem, built, wanted))).toEqual(sentences);
});

test("a problem of a newer server is told in general words", () => {
	const problem = { code: "no_such_code", severity: "danger" as const, values: {}, at: [] };
	expect(wiringText(problem, circuit([], []))).toBe("Something is wired the wrong way here.");
});
