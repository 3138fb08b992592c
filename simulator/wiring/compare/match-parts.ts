import type { ViewedPart } from "../wiring-view.ts";
import { type Joints, signatureOf, type Terminal } from "./joints.ts";

const ROUNDS = 6;

/** The built part for each wanted one, and at which pin each of its pins is found. */
export interface Matching {
	partFor(wanted: ViewedPart): ViewedPart | undefined;
	/** The built terminal for a wanted one; undefined for a part that was not found. */
	terminalFor(wanted: Terminal): Terminal | undefined;
}

/**
 * Matches parts of the same signature: those with the same surroundings first, near and far, then those of the same id,
 * then any; last, those of the same id and kind with something else printed on them. Parts whose sides may be exchanged are turned to fit.
 */
export function matchParts(wanted: Joints, built: Joints): Matching {
	const [theirs, ours] = [colorsOf(wanted), colorsOf(built)];
	const pairs = new Map<ViewedPart, ViewedPart>();
	const taken = new Set<ViewedPart>();
	const pair = (part: ViewedPart, fits: (other: ViewedPart) => boolean) => {
		if (pairs.has(part)) return;
		const found = built.parts.find((other) => !taken.has(other) && fits(other));
		if (!found) return;
		pairs.set(part, found);
		taken.add(found);
	};
	for (let round = ROUNDS; round >= 0; round--) {
		const alike = (part: ViewedPart, other: ViewedPart) => ours[round]?.get(other) === theirs[round]?.get(part);
		for (const part of wanted.parts) pair(part, (other) => other.part.id === part.part.id && alike(part, other));
		for (const part of wanted.parts) pair(part, (other) => alike(part, other));
	}
	for (const part of wanted.parts)
		pair(part, (other) => other.part.id === part.part.id && other.part.kind === part.part.kind);
	const turned = new Set<ViewedPart>();
	const matching: Matching = {
		partFor: (part) => pairs.get(part),
		terminalFor({ part, pin }) {
			if (!part) return { part, pin };
			const found = pairs.get(part);
			return found && { part: found, pin: turned.has(part) ? (part.facts.mirror?.[pin] ?? pin) : pin };
		},
	};
	for (let pass = 0; pass < 2; pass++)
		for (const part of pairs.keys()) {
			if (!part.facts.mirror) continue;
			const before = rightJoints(part, wanted, built, matching);
			const flip = () => (turned.has(part) ? turned.delete(part) : turned.add(part));
			flip();
			if (rightJoints(part, wanted, built, matching) <= before) flip();
		}
	return matching;
}

/** How many of a part's wanted neighbours its pins have. */
function rightJoints(part: ViewedPart, wanted: Joints, built: Joints, { terminalFor }: Matching): number {
	let right = 0;
	for (const pin of part.kind.pins) {
		const own = terminalFor({ part, pin });
		if (!own) continue;
		const net = built.netOf(own);
		for (const neighbour of wanted.terminalsOn(wanted.netOf({ part, pin }))) {
			if (neighbour.part === part) continue;
			const found = terminalFor(neighbour);
			if (found && built.netOf(found) === net) right += neighbour.part ? 1 : 2;
		}
	}
	return right;
}

/** Colour refinement: a part's signature from its neighbours, one step further each round; equal for parts wired alike. */
function colorsOf(joints: Joints): ReadonlyMap<ViewedPart, string>[] {
	const rounds = [new Map(joints.parts.map((part) => [part, signatureOf(part)]))];
	for (let round = 0; round < ROUNDS; round++) {
		const before = rounds[round] ?? new Map<ViewedPart, string>();
		const netColors = new Map(
			joints.nets.map((net) => [
				net,
				joints
					.terminalsOn(net)
					.map(({ part, pin }) => (part ? `${before.get(part)}@${sideOf(part, pin)}` : pin))
					.toSorted()
					.join("&"),
			]),
		);
		rounds.push(
			new Map(
				joints.parts.map((part) => {
					const sides = part.kind.pins.map(
						(pin) => `${sideOf(part, pin)}=${netColors.get(joints.netOf({ part, pin })) ?? ""}`,
					);
					return [part, hashed(`${before.get(part)}(${sides.toSorted().join(";")})`)];
				}),
			),
		);
	}
	return rounds;
}

/** Pins that may be exchanged count as one. */
function sideOf({ facts }: ViewedPart, pin: string): string {
	return facts.mirror?.[pin] === undefined ? pin : "either";
}

/** 53 bits of a text, so that colours stay short (FNV-1a over two halves). */
function hashed(text: string): string {
	let low = 0x811c_9dc5;
	let high = 0x1234_5678;
	for (let at = 0; at < text.length; at++) {
		low = Math.imul(low ^ text.charCodeAt(at), 0x0100_0193);
		high = Math.imul(high ^ text.charCodeAt(at), 0x0085_ebca) ^ (high >>> 13);
	}
	return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
