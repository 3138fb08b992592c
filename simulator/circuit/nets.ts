/** What is wired together: every connection point belongs to exactly one net, numbered from 0. */
export interface Nets {
	readonly count: number;
	/** The net of a connection point (`uno.2`); throws `UnknownEndpoint` for a point no part has. */
	netOf(endpoint: string): number;
}

/** A wire ends at a point that no part of the circuit has. */
export class UnknownEndpoint extends Error {
	readonly endpoint: string;
	constructor(endpoint: string) {
		super(`The circuit has no connection point ${endpoint}`);
		this.endpoint = endpoint;
	}
}

/**
 * Joins connection points into nets.
 * @param endpoints every connection point there is
 * @param joined groups of points that are one inside a part, such as the board's GND pins
 */
export function joinNets(
	endpoints: readonly string[],
	joined: readonly string[][],
	wires: readonly { from: string; to: string }[],
): Nets {
	const parent = new Map(endpoints.map((endpoint) => [endpoint, endpoint]));

	const rootOf = (endpoint: string): string => {
		let at = endpoint;
		for (;;) {
			const above = parent.get(at);
			if (above === undefined) throw new UnknownEndpoint(endpoint);
			if (above === at) return at;
			at = above;
		}
	};
	const join = (one: string, other: string) => {
		parent.set(rootOf(one), rootOf(other));
	};

	for (const group of joined) for (const point of group) join(point, group[0] ?? point);
	for (const wire of wires) join(wire.from, wire.to);

	const numbers = new Map<string, number>();
	const numbered = new Map<string, number>();
	for (const endpoint of endpoints) {
		const root = rootOf(endpoint);
		const number = numbers.get(root) ?? numbers.size;
		numbers.set(root, number);
		numbered.set(endpoint, number);
	}
	return {
		count: numbers.size,
		netOf(endpoint) {
			const net = numbered.get(endpoint);
			if (net === undefined) throw new UnknownEndpoint(endpoint);
			return net;
		},
	};
}
