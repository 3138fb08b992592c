import { bareUno } from "#simulator/fixtures/bare-uno.ts";
import { recordPort } from "#simulator/fixtures/plain-board.ts";
import { interpreted } from "#simulator/fixtures/processors.ts";
import type { Run } from "./avr8js-board.ts";

/** Runs a program on our interpreter, with nothing on the pins. */
export function runOnOurs(hex: string, cycles: number): Run {
	const uno = bareUno(hex, interpreted);
	const run: Run = { changes: [], printed: "" };
	for (const [name, port] of Object.entries(uno.chip.ports))
		recordPort(port, name, () => uno.chip.cpu.cycles, run.changes);
	uno.serial.listen((_, bytes) => {
		run.printed += bytes;
	});
	uno.run(cycles);
	return run;
}

export interface Peer {
	peer: string;
	/** The share of the time by which one may be later than the other. */
	late: number;
}

/**
 * How far two runs of this many cycles agree: "to the cycle"; "but for the time", where both do the same in the same order and
 * one is later by a share of the time; or else the first difference.
 */
export function compareRuns(theirs: Run, ours: Run, cycles: number, { peer, late: share }: Peer): string {
	const at = firstDifference(theirs.changes, ours.changes, ({ port, value, cycle }) => `${port} ${value} ${cycle}`);
	const printed = firstDifference([...theirs.printed], [...ours.printed], (byte) => byte);
	if (at === undefined && printed === undefined) return "to the cycle";
	const order = firstDifference(theirs.changes, ours.changes, ({ port, value }) => `${port} ${value}`);
	const [shorter, longer] = [theirs, ours].toSorted((one, other) => one.changes.length - other.changes.length);
	const end = shorter?.changes.length ?? 0;
	const late = (longer?.changes[end]?.cycle ?? cycles) > (1 - share) * cycles;
	const bytes = Math.min(theirs.printed.length, ours.printed.length);
	const text = theirs.printed.slice(0, bytes) === ours.printed.slice(0, bytes);
	const bytesLate = Math.abs(theirs.printed.length - ours.printed.length) <= share * bytes + 2;
	if ((order === undefined || order >= end) && late && text && bytesLate) return "but for the time";
	if (!text || !bytesLate)
		return `prints ${JSON.stringify(ours.printed.slice(0, 60))}, ${peer} ${JSON.stringify(theirs.printed.slice(0, 60))}`;
	const show = ({ changes }: Run) => JSON.stringify(changes[order ?? end] ?? "nothing");
	return `change ${order ?? end} is ${show(ours)}, in ${peer} ${show(theirs)}`;
}

function firstDifference<T>(one: readonly T[], other: readonly T[], name: (item: T) => string): number | undefined {
	const most = Math.max(one.length, other.length);
	for (let at = 0; at < most; at++) {
		const [a, b] = [one[at], other[at]];
		if (a === undefined || b === undefined || name(a) !== name(b)) return at;
	}
	return undefined;
}
