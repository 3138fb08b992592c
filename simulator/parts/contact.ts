import type { Branch, Network } from "../circuit/network.ts";

/** A closed contact; an open one does not conduct. */
const CLOSED_OHMS = 0.1;

/** A contact between two nets, open at first. */
export function contactBetween(network: Network, a: number, b: number): (closed: boolean) => void {
	const branch: Branch = network.branch(a, b, { ohms: Number.POSITIVE_INFINITY });
	return (closed) => branch.setOhms(closed ? CLOSED_OHMS : Number.POSITIVE_INFINITY);
}
