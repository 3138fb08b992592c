import type { Network } from "../circuit/network.ts";
import type { Surroundings } from "../simulate-board.ts";
import type { Climate } from "./step.ts";

const KINDS = ["dht11", "dht22"];
const LEAST_VOLTS = 3;

/** What a DHT on a pin would send, without its 40 bits being timed; null where none has power or its data at the pin. */
export function climateAround(
	network: Network,
	netOf: (pin: string) => number,
	{ parts, control, netOf: netAt }: Surroundings,
): (pin: string) => Climate | null {
	return (pin) => {
		const part = parts.find(({ kind, id }) => KINDS.includes(kind) && netAt(`${id}.SDA`) === netOf(pin));
		if (!part) return null;
		const volts = network.volts(netAt(`${part.id}.VCC`)) - network.volts(netAt(`${part.id}.GND`));
		if (volts < LEAST_VOLTS) return null;
		return { celsius: control(part.id, "celsius") ?? 0, humidity: control(part.id, "humidity") ?? 0 };
	};
}
