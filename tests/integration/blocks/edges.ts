import type { Simulation } from "#simulator/simulation.ts";

/** A change of a pin's level, in milliseconds after power-on. */
export interface Edge {
	pin: string;
	high: boolean;
	at: number;
}

const CYCLES_PER_MS = 16_000;

/** Runs the simulation and returns every pin event, in order. */
export function recordEdges(simulation: Simulation, pins: readonly string[], milliseconds: number): Edge[] {
	const edges: Edge[] = [];
	for (const pin of pins) simulation.onPin(pin, (high, cycle) => edges.push({ pin, high, at: cycle / CYCLES_PER_MS }));
	simulation.advance(milliseconds);
	return edges;
}

/** What differs, in words: each pin's sequence of levels must be the same, each edge within 5 ms or 2 %. */
export function differences(
	pins: readonly string[],
	blocks: readonly Edge[],
	sketch: readonly Edge[],
	milliseconds: number,
): string[] {
	const farFromEnd = (at: number) => at < milliseconds - allowed(milliseconds);
	return pins.flatMap((pin) => {
		const one = burstsOf(blocks.filter((edge) => edge.pin === pin));
		const other = burstsOf(sketch.filter((edge) => edge.pin === pin));
		return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]] as const)
			.filter(([a, b]) => (a && b && farFromEnd(a.to) ? !alike(a, b) : !(a && b) && farFromEnd((a ?? b)?.from ?? 0)))
			.map((pair) => `${pin}: ${JSON.stringify(pair)}`);
	});
}

/**
 * An edge, or the many of a tone: its timer runs beside the program, so that the tone's last wave is in or out by a
 * fraction of a millisecond.
 */
interface Burst {
	high: boolean;
	from: number;
	to: number;
	edges: number;
}

const LONGEST_WAVE_MS = 6;

function burstsOf(edges: readonly Edge[]): Burst[] {
	const bursts: Burst[] = [];
	for (const { high, at } of edges) {
		const last = bursts.at(-1);
		if (last && at - last.to < LONGEST_WAVE_MS) Object.assign(last, { to: at, edges: last.edges + 1 });
		else bursts.push({ high, from: at, to: at, edges: 1 });
	}
	return bursts;
}

function alike(one: Burst, other: Burst): boolean {
	const near = (a: number, b: number) => Math.abs(a - b) <= allowed(a);
	const sameCount =
		one.edges < 4 ? one.edges === other.edges : Math.abs(one.edges - other.edges) <= 2 + one.edges * 0.03;
	return one.high === other.high && near(one.from, other.from) && near(one.to, other.to) && sameCount;
}

function allowed(at: number): number {
	return Math.max(5, at * 0.02);
}
