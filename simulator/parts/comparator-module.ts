import type { PartHost } from "./part.ts";
import type { Power } from "./power.ts";

/** The LM393's open collector and the module's pull-up. */
const PULL_DOWN_OHMS = 50;
const PULL_UP_OHMS = 10_000;

/** The comparator of a sensor module: its output, `DOUT` by default, is low while the alarm is on, and pulled up to `VCC` otherwise. */
export function comparatorOutput({ network, pin }: PartHost, power: Power, name = "DOUT"): (alarm: boolean) => void {
	const output = pin(name);
	network.branch(pin("VCC").net, output.net, { ohms: PULL_UP_OHMS });
	return (alarm) => {
		if (alarm && power.on()) output.driver.drive(0, PULL_DOWN_OHMS);
		else output.driver.release();
	};
}
