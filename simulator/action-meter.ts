import type { Network } from "./circuit/network.ts";

/** Thrown inside a run: the board has exceeded its limit of actions. The simulation is unusable afterwards. */
export class TooManyActions extends Error {
	override name = "TooManyActions";
}

/** Counts what a board does that costs this computer more than an instruction: setting a pin, a step of blocks. */
export class ActionMeter {
	count = 0;
	/** One more throws `TooManyActions`. */
	most = Number.POSITIVE_INFINITY;

	add(actions = 1): void {
		this.count += actions;
		if (this.count > this.most) throw new TooManyActions();
	}
}

/** The network with its drivers counted: what sets them is the board, the parts have the network itself. */
export function metered(network: Network, meter: ActionMeter): Network {
	return {
		...network,
		driver(net) {
			const driver = network.driver(net);
			return {
				drive(volts, ohms) {
					meter.add();
					driver.drive(volts, ohms);
				},
				release() {
					meter.add();
					driver.release();
				},
			};
		},
	};
}
