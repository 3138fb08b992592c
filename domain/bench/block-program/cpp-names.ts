import type { BlockProgram } from "./block-program.ts";
import type { BlockDevices, BlockSensor } from "./devices.ts";
import { variablesIn } from "./uses.ts";

/** The names that a program's C++ uses for pins and variables. */
export interface CppNames {
	/** The constant of a pin: a light's or sensor's own name, else `PIN_5`. */
	pin(pin: string): string;
	/** The object of a thermometer or distance sensor. */
	object(sensor: BlockSensor): string;
	variable(name: string): string;
	/** Variables in the order they first appear. */
	variables: readonly string[];
	/** The counter of a `for` loop at a depth from 0: i, j, k …, none that is also a variable. */
	counter(depth: number): string;
}

/** Words that C++ or Arduino keep for themselves, of those a learner may choose. */
const TAKEN = new Set(
	`abs and asm auto bit bool boolean break byte case catch char class const constrain continue cos default delay delete do
	double else enum explicit export extern false float for friend goto if inline init int interrupts long loop main map max
	min mutable namespace new not operator or pow private protected public random register return round short signed sin
	sizeof sq sqrt static struct switch tan template this throw times tone true try typedef union unsigned using virtual void
	volatile while word xor yield setup micros millis shift dht lcd distanceSensor showLine driveForward driveBackward
	driveLeft driveRight driveStop readDistance readingText`.split(/\s+/),
);
/** Sensors named by what they sense: alone, the word would read like a lamp or something to do. */
const SENSED = new Set(["light", "touch", "motion", "tilt", "flame", "smoke"]);
const COUNTERS = ["i", "j", "k", "m", "n", "p", "q"];

export function cppNames(program: BlockProgram, devices: BlockDevices): CppNames {
	const pins = pinNames(devices);
	const variables = new Map<string, string>();
	for (const name of variablesIn(program)) {
		const wanted = identifier(name);
		const used = new Set(variables.values());
		let free = wanted;
		for (let count = 2; used.has(free); count++) free = `${wanted}${count}`;
		variables.set(name, free);
	}
	const counters = COUNTERS.filter((counter) => ![...variables.values()].includes(counter));
	return {
		object: (sensor) => (sensor.kind === "distance" ? "distanceSensor" : "dht"),
		pin: (pin) => pins.get(pin) ?? `PIN_${pin}`,
		variable: (name) => variables.get(name) ?? identifier(name),
		variables: [...variables.values()],
		counter: (depth) => counters[depth] ?? `counter${depth}`,
	};
}

function pinNames({ lights, sensors, buzzer, wheels }: BlockDevices): Map<string, string> {
	const pins = new Map<string, string>();
	for (const [light, pin] of Object.entries(lights)) pins.set(pin, `${constantCase(light)}_LED`);
	for (const [id, sensor] of Object.entries(sensors)) {
		if (sensor.kind === "distance") pins.set(sensor.trigger, "TRIGGER").set(sensor.echo, "ECHO");
		else if ("model" in sensor) pins.set(sensor.pin, "DHT_PIN");
		else pins.set(sensor.pin, SENSED.has(id) ? `${constantCase(id)}_SENSOR` : constantCase(id));
	}
	if (buzzer) pins.set(buzzer, "BUZZER");
	for (const [side, { forward, backward }] of Object.entries(wheels ?? {}))
		pins.set(forward, `${constantCase(side)}_FORWARD`).set(backward, `${constantCase(side)}_BACKWARD`);
	return pins;
}

/** "blink count" → blinkCount; a name without Latin letters becomes `number`. */
function identifier(name: string): string {
	const words = name
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.split(/[^A-Za-z0-9]+/)
		.filter(Boolean);
	const joined = words.map((word, at) => (at === 0 ? word.toLowerCase() : capitalised(word))).join("");
	if (!/^[a-z]/.test(joined)) return `number${joined}`;
	return TAKEN.has(joined) ? `${joined}Value` : joined;
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function constantCase(id: string): string {
	return id.replace(/[^A-Za-z0-9]+/g, "_").toUpperCase();
}
