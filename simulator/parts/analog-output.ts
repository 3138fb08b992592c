import type { PartHost } from "./part.ts";
import type { Power } from "./power.ts";

/** What is left between the output and `GND` without power. */
const IDLE_OHMS = 100_000;

/** The analog output of a module: the answer sets its voltage above `GND`. Without power it falls to 0 V. */
export function analogOutput(
	{ network, pin }: PartHost,
	power: Power,
	{ name, ohms }: { name: string; ohms: number },
): (volts: number) => void {
	const { net, driver } = pin(name);
	const ground = pin("GND").net;
	network.branch(net, ground, { ohms: IDLE_OHMS });
	return (volts) => {
		if (power.on()) driver.drive(network.volts(ground) + volts, ohms);
		else driver.release();
	};
}
