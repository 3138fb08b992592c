import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import type { Circuit, Wire } from "../circuit.ts";
import { checkWiring } from "./check-wiring.ts";
import { stripOf } from "./wiring-steps.ts";

/** Problems that moving, swapping or removing wires can mend. */
const MENDABLE = new Set([
	"wrong_pin",
	"pins_swapped",
	"led_reversed",
	"part_reversed",
	"supply_reversed",
	"pins_joined",
	"pin_on_rail",
	"short_circuit",
	"wrongly_joined",
]);

/** Among them those of a wire too many: the newest is removed first. */
const TOO_MUCH = new Set(["pins_joined", "pin_on_rail", "short_circuit", "wrongly_joined"]);

/** Whether `mendWiring` can repair a problem of this kind. */
export function isMendable({ code }: WiringProblem): boolean {
	return MENDABLE.has(code);
}

/**
 * A circuit without a problem, by one move: a wire's end put elsewhere, the ends of two wires swapped, or a wire removed.
 * Null where no such move takes the problem away without making another.
 */
export function mendWiring(circuit: Circuit, wanted: Circuit, problem: WiringProblem): Circuit | null {
	const before = problemsIn(circuit, wanted);
	const same = JSON.stringify(problem);
	const isBetter = (next: Circuit) => {
		const after = problemsIn(next, wanted);
		return after.length < before.length && !after.includes(same);
	};
	for (const next of candidates(circuit, problem)) if (isBetter(next)) return next;
	return null;
}

function problemsIn(circuit: Circuit, wanted: Circuit): string[] {
	return checkWiring(circuit, wanted).map((problem) => JSON.stringify(problem));
}

/** Every circuit that is one move away at the wires concerned. */
function* candidates(circuit: Circuit, problem: WiringProblem): Generator<Circuit> {
	const concerned = new Set(problem.at.flatMap((point) => [...conductorOf(circuit, point)]));
	const touches = ({ from, to }: Wire) => concerned.has(from) || concerned.has(to);
	const wires = circuit.wires.filter(touches);
	const targets = problem.at.flatMap((point) => freeOn(circuit, point));
	const removals = wires
		.toReversed()
		.map((wire) => ({ ...circuit, wires: circuit.wires.filter((one) => one !== wire) }));
	if (TOO_MUCH.has(problem.code)) yield* removals;
	for (const wire of wires)
		for (const end of ["from", "to"] as const)
			for (const target of targets) if (concerned.has(wire[end])) yield withEnd(circuit, wire, end, target);
	for (const [index, one] of wires.entries())
		for (const other of wires.slice(index + 1))
			for (const a of ["from", "to"] as const)
				for (const b of ["from", "to"] as const) {
					if (!concerned.has(one[a]) || !concerned.has(other[b])) continue;
					const swapped = withEnd(circuit, one, a, other[b]);
					yield { ...swapped, wires: swapped.wires.map((wire) => (wire === other ? { ...wire, [b]: one[a] } : wire)) };
				}
	yield* removals;
}

function withEnd(circuit: Circuit, wire: Wire, end: "from" | "to", point: string): Circuit {
	const { bends: _bends, ...rest } = wire;
	return { ...circuit, wires: circuit.wires.map((one) => (one === wire ? { ...rest, [end]: point } : one)) };
}

/** A pin with the hole that it sits in, and all holes of that strip. */
function conductorOf(circuit: Circuit, point: string): ReadonlySet<string> {
	const dot = point.indexOf(".");
	const part = circuit.parts.find(({ id }) => id === point.slice(0, dot));
	const hole = part?.legs?.[point.slice(dot + 1)];
	return new Set([point, ...(hole ? (stripOf(circuit, hole) ?? [hole]) : [])]);
}

/** Where a wire to a point may end: the pin itself, or a hole of its strip that nothing is in. */
function freeOn(circuit: Circuit, point: string): string[] {
	const [pin, ...holes] = conductorOf(circuit, point);
	if (holes.length === 0) return pin ? [pin] : [];
	const legs = circuit.parts.flatMap((part) => Object.values(part.legs ?? {}));
	const taken = new Set([...legs, ...circuit.wires.flatMap(({ from, to }) => [from, to])]);
	return holes.filter((hole) => !taken.has(hole)).slice(0, 1);
}
