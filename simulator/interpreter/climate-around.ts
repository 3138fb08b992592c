import type { Network } from "../circuit/network.ts";
import { dht11Reading, dht22Reading } from "../parts/dht22/dht-data.ts";
import type { Surroundings } from "../simulate-board.ts";
import type { Climate } from "./step.ts";

const READINGS = new Map([
	["dht11", dht11Reading],
	["dht22", dht22Reading],
]);
const LEAST_VOLTS = 3;

/** What a DHT on a pin would send, without its 40 bits being timed; null where none has power or its data at the pin. */
export function climateAround(
	network: Network,
	netOf: (pin: string) => number,
	{ parts, control, netOf: netAt }: Surroundings,
): (pin: string) => Climate | null {
	return (pin) => {
		const part = parts.find(({ kind, id }) => READINGS.has(kind) && netAt(`${id}.SDA`) === netOf(pin));
		if (!part) return null;
		const volts = network.volts(netAt(`${part.id}.VCC`)) - network.volts(netAt(`${part.id}.GND`));
		if (volts < LEAST_VOLTS) return null;
		const around = { celsius: control(part.id, "celsius") ?? 0, humidity: control(part.id, "humidity") ?? 0 };
		return READINGS.get(part.kind)?.(around) ?? null;
	};
}
