import { joined } from "../../sketch/calls.ts";
import type { Program } from "../program.ts";
import type { WorkFacts } from "../work-facts.ts";
import { firstOf, type Rule } from "./rule.ts";

/** What a library's object needs before its first use: one of these calls. */
const BEGINS: Readonly<Record<string, readonly string[]>> = {
	LiquidCrystal: ["begin"],
	LiquidCrystal_I2C: ["init", "begin"],
	DHT: ["begin"],
	Servo: ["attach"],
	DallasTemperature: ["begin"],
	Adafruit_SSD1306: ["begin"],
	Adafruit_NeoPixel: ["begin"],
	SoftwareSerial: ["begin"],
	RTC_DS3231: ["begin"],
	Stepper: ["setSpeed"],
	IRrecv: ["enableIRIn", "begin"],
	HX711: ["begin"],
	MFRC522: ["PCD_Init"],
	Adafruit_BMP085: ["begin"],
	Adafruit_AMG88xx: ["begin"],
	Adafruit_BMP280: ["begin"],
};

/** A library's object is used and was never started. */
export const libraryNotStarted: Rule = (_, program) =>
	firstOf(program.tree.globals, ({ type, name }) => {
		const begins = BEGINS[type];
		const used = program.sites.filter(({ call }) => call.object === name);
		if (!begins || used.length === 0 || used.some(({ call }) => begins.includes(call.method))) return null;
		return {
			code: "library_not_started",
			values: { object: name, call: `${name}.${begins[0]}` },
			line: setupLine(program),
		};
	});

/** The light behind a display's letters is never switched on. */
export const backlightOff: Rule = (_, program) =>
	firstOf(program.tree.globals, ({ type, name }) => {
		if (type !== "LiquidCrystal_I2C") return null;
		const used = program.sites.filter(({ call }) => call.object === name);
		const on = used.some(({ call }) => /backlight/i.test(call.method));
		return used.length === 0 || on
			? null
			: { code: "backlight_off", values: { object: name }, line: setupLine(program) };
	});

/** A temperature is read that was never asked for. */
export const notRequested: Rule = (_, program) =>
	firstOf(program.tree.globals, ({ type, name }) => {
		if (type !== "DallasTemperature") return null;
		const used = program.sites.filter(({ call }) => call.object === name);
		const read = used.find(({ call }) => /^getTemp/.test(call.method));
		if (!read) return null;
		const asked = used.filter(({ call }) => /^requestTemperatures/.test(call.method));
		if (asked.some(({ again }) => again)) return null;
		return { code: "not_requested", values: { object: name }, line: read.call.line };
	});

interface Mode {
	readonly mode: string;
	readonly line: number;
}

/** The modes that each pin is given. */
export function modesIn(program: Program): ReadonlyMap<string, readonly Mode[]> {
	const modes = new Map<string, Mode[]>();
	for (const { call } of program.calls("pinMode")) {
		const pin = program.pinOf(call.given[0]);
		const mode = joined(call.given[1]);
		if (pin !== null) modes.set(pin, [...(modes.get(pin) ?? []), { mode, line: call.line }]);
	}
	return modes;
}

/** A pin is set, but it was made an input. */
export const outputAsInput: Rule = (facts, program) => {
	if (facts.language === "blocks") return null;
	const modes = modesIn(program);
	return firstOf(program.writes, ({ pin, by, level }) => {
		const own = modes.get(pin) ?? [];
		const [first] = own;
		if (!first || own.some(({ mode }) => mode === "OUTPUT") || by === "tone" || by === "noTone") return null;
		// The old way to ask for a pull-up.
		if (level === "high" && readPins(program).has(pin)) return null;
		return { code: "output_as_input", values: { pin, mode: first.mode }, line: first.line, pin, ...partAt(facts, pin) };
	});
};

/** A sensor's pin was made an output. */
export const inputAsOutput: Rule = (facts, program) => {
	const modes = modesIn(program);
	return firstOf(modes, ([pin, own]) => {
		const output = own.find(({ mode }) => mode === "OUTPUT");
		const parts = facts.wired[pin] ?? [];
		const isSensor = parts.length > 0 && parts.every(({ signal }) => signal === "analog" || signal === "digital");
		const isRead =
			readPins(program).has(pin) ||
			program.calls("pulseIn", "analogRead").some(({ call }) => program.pinOf(call.given[0]) === pin);
		if (!output || !isSensor || !isRead) return null;
		return { code: "input_as_output", values: { pin }, line: output.line, pin, ...partAt(facts, pin) };
	});
};

export function readPins(program: Program): ReadonlySet<string> {
	return new Set(program.calls("digitalRead").flatMap(({ call }) => program.pinOf(call.given[0]) ?? []));
}

export function partAt({ wired }: WorkFacts, pin: string): { part?: string } {
	const [part] = wired[pin] ?? [];
	return part ? { part: part.id } : {};
}

function setupLine(program: Program): number {
	return program.functions.get("setup")?.line ?? 1;
}
