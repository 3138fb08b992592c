import type { Network } from "../circuit/network.ts";

/** What remains between the wiper and an end of its way. */
const END_OHMS = 1;

/** A resistance with a wiper on it. The answer moves the wiper: 0 is at `low`, 1 at `high`. */
export function wiperBetween(
	network: Network,
	{ low, wiper, high, ohms }: { low: number; wiper: number; high: number; ohms: number },
): (share: number) => void {
	const lower = network.branch(low, wiper, { ohms: ohms / 2 });
	const upper = network.branch(wiper, high, { ohms: ohms / 2 });
	return (share) => {
		lower.setOhms(Math.max(END_OHMS, ohms * share));
		upper.setOhms(Math.max(END_OHMS, ohms * (1 - share)));
	};
}
