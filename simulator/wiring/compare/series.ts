import type { ViewedPart, WiringView } from "../wiring-view.ts";
import { BOARD_TERMINALS, type Joints, jointsOf, signatureOf, type Terminal } from "./joints.ts";

/** Parts in a row between two nets, nothing else touching the nets between them. */
interface Series {
	/** Each part with the pin that lies towards the first end, and the one towards the last. */
	links: { part: ViewedPart; first: string; last: string }[];
	ends: [number, number];
}

/**
 * The built circuit's connections, with parts in series sorted into the order in which the wanted circuit has
 * the same parts: a resistor may be before or after its LED.
 */
export function inWantedOrder(built: WiringView, wanted: WiringView): Joints {
	const plain = jointsOf(built);
	const wantedJoints = jointsOf(wanted);
	const [ours, theirs] = [boardKeysOf(plain), boardKeysOf(wantedJoints)];
	const free = seriesIn(plain).map((series) => ({ series, parts: partsKey(series), used: false }));
	const moved = new Map<string, number>();
	for (const model of seriesIn(wantedJoints)) {
		const wantedParts = partsKey(model);
		const found = free
			.filter(({ parts, used }) => !used && parts === wantedParts)
			.map((candidate) => ({ candidate, ...alongside(candidate.series, ours, model, theirs) }))
			.toSorted((a, b) => b.likeness - a.likeness)[0];
		if (!found) continue;
		found.candidate.used = true;
		rearrange(found.series, model, plain, moved);
	}
	return jointsOf(built, moved);
}

function rearrange(series: Series, model: Series, joints: Joints, moved: Map<string, number>) {
	const left = [...series.links];
	const ordered = model.links.flatMap((link) => {
		const at = left.findIndex(({ part }) => signatureOf(part) === signatureOf(link.part));
		return left.splice(at, 1);
	});
	const between = series.links.slice(1).map(({ part, first }) => joints.netOf({ part, pin: first }));
	const nets = [series.ends[0], ...between, series.ends[1]];
	for (const [index, { part, first, last }] of ordered.entries()) {
		for (const [pin, net] of [
			[first, nets[index]],
			[last, nets[index + 1]],
		] as const)
			if (net !== undefined) for (const one of conductor(part, pin)) moved.set(`${part.part.id}.${one}`, net);
	}
}

/** The series in the direction in which its ends are most like the model's. */
function alongside(series: Series, ours: BoardKeys, model: Series, theirs: BoardKeys) {
	const likeness = ({ ends }: Series) =>
		ends.filter((net, at) => ours.get(net) === theirs.get(model.ends[at] ?? -1)).length;
	const turned: Series = {
		ends: [series.ends[1], series.ends[0]],
		links: series.links.toReversed().map(({ part, first, last }) => ({ part, first: last, last: first })),
	};
	return likeness(turned) > likeness(series)
		? { series: turned, likeness: likeness(turned) }
		: { series, likeness: likeness(series) };
}

/** By net: which of the board's pins and rails it has. A net without any is not there. */
type BoardKeys = ReadonlyMap<number, string>;

function boardKeysOf(joints: Joints): BoardKeys {
	const keys = new Map<number, string>();
	for (const terminal of BOARD_TERMINALS) {
		const net = joints.netOf(terminal);
		const before = keys.get(net);
		keys.set(net, before === undefined ? terminal.pin : `${before},${terminal.pin}`);
	}
	return keys;
}

function partsKey({ links }: Series): string {
	return links
		.map(({ part }) => signatureOf(part))
		.toSorted()
		.join();
}

/** Every series of two or more two-ended parts. */
function seriesIn(joints: Joints): Series[] {
	const seen = new Set<ViewedPart>();
	const found: Series[] = [];
	for (const part of joints.parts) {
		const ends = endsOf(part);
		if (!ends || seen.has(part)) continue;
		const before = walk(joints, part, ends[0]);
		if (before.some((link) => link.part === part)) continue;
		const after = walk(joints, part, ends[1]);
		const links = [
			...before.toReversed().map((link) => ({ part: link.part, first: link.last, last: link.first })),
			{ part, first: ends[0], last: ends[1] },
			...after,
		];
		for (const link of links) seen.add(link.part);
		const [head, tail] = [links[0], links.at(-1)];
		if (links.length < 2 || !head || !tail) continue;
		const endNet = (of: ViewedPart, pin: string) => joints.netOf({ part: of, pin });
		found.push({ links, ends: [endNet(head.part, head.first), endNet(tail.part, tail.last)] });
	}
	return found;
}

/** The parts that follow behind a part's pin, one by one, until a net has anything else on it. */
function walk(joints: Joints, start: ViewedPart, pin: string): Series["links"] {
	const links: Series["links"] = [];
	let at: Terminal = { part: start, pin };
	for (;;) {
		const here = at.part;
		const others = joints
			.terminalsOn(joints.netOf(at))
			.filter(({ part, pin: other }) => !(part === here && here && conductor(here, at.pin).includes(other)));
		const next = others[0]?.part;
		const ends = next && endsOf(next);
		if (!next || !ends || next === start || others.some(({ part }) => part !== next)) return links;
		const first = others[0]?.pin ?? "";
		if (!others.every((other) => conductor(next, first).includes(other.pin))) return links;
		const near = conductor(next, ends[0]).includes(first) ? 0 : 1;
		if (links.some(({ part }) => part === next)) return links;
		const link = { part: next, first: ends[near], last: ends[1 - near] ?? "" };
		links.push(link);
		at = { part: next, pin: link.last };
	}
}

/** The two ends of a part that has no more than two conductors and drives neither. */
function endsOf({ kind, facts }: ViewedPart): [string, string] | undefined {
	const [pair] = facts.apart ?? [];
	const loose = kind.pins.length - (kind.joined ?? []).reduce((sum, group) => sum + group.length - 1, 0);
	return facts.passive && pair && loose === 2 ? [pair[0], pair[1]] : undefined;
}

/** A pin with those that are one with it inside the part. */
function conductor({ kind }: ViewedPart, pin: string): readonly string[] {
	return kind.joined?.find((group) => group.includes(pin)) ?? [pin];
}
