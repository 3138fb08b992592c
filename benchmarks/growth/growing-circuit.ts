import { createNetwork, type Driver } from "#simulator/circuit/network.ts";
import { type Circuit, circuitSchema } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { wired } from "#simulator/fixtures/wired.ts";
import { checkWiring } from "#simulator/wiring/check-wiring.ts";

export { checkWiring, createSimulation };

/** Reads a saved circuit as the server does. Throws for one that breaks the rules. */
export function readCircuit(text: string): Circuit {
	return circuitSchema.parse(JSON.parse(text));
}

/** The pins that the parts hang on, in turn. */
const PINS = ["13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const ON_ONE_PIN = ["13"];
const COLUMNS = 10;

/** A circuit of this number of parts: LEDs, each with its resistor, at the board's pins in turn, or all at one pin. */
export function circuitOf(parts: number, atOnePin = false): Circuit {
	const pins = atOnePin ? ON_ONE_PIN : PINS;
	const numbers = Array.from({ length: Math.floor(parts / 2) }, (_, number) => number);
	const circuit = wired(
		Object.fromEntries(
			numbers.flatMap((number): [string, Parameters<typeof wired>[0][string]][] => [
				[`led${number}`, "led"],
				[`resistor${number}`, ["resistor", { ohms: 1000 }]],
			]),
		),
		numbers.flatMap((number) => [
			`uno.${pins[number % pins.length]} resistor${number}.1`,
			`resistor${number}.2 led${number}.A`,
			`led${number}.C uno.GND.1`,
		]),
	);
	const laidOut = circuit.parts.map((part, index) => ({
		...part,
		x: 300 + (index % COLUMNS) * 70,
		y: Math.floor(index / COLUMNS) * 100,
	}));
	return { ...circuit, parts: laidOut };
}

/** A circuit of this number of displays, with many pins each and none of them wired. */
export function displays(parts: number): Circuit {
	return wired(Object.fromEntries(Array.from({ length: parts }, (_, number) => [`lcd${number}`, "lcd1602"])), []);
}

/**
 * Makes the nets of one pin with this number of LEDs, settled as each is added. The answer turns the pin over, with all
 * voltages settled after it.
 */
export function pinWith(leds: number): () => void {
	const network = createNetwork(leds + 2);
	const ground = leds + 1;
	network.supply(ground, 0);
	const pin: Driver = network.driver(0);
	for (let led = 1; led <= leds; led++) {
		network.branch(0, led, { ohms: 1000 });
		network.branch(led, ground, { ohms: 20, forwardVolts: 1.8 });
		network.onVolts(led, () => undefined);
	}
	let high = false;
	return () => {
		high = !high;
		pin.drive(high ? 5 : 0, 25);
	};
}
