import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { bridgedPair } from "../shorted-parts.ts";
import { boardPoint, pointOf, type ViewedPart } from "../wiring-view.ts";
import { BOARD_TERMINALS, type Joints, signatureOf, type Terminal } from "./joints.ts";
import { type Matching, matchParts } from "./match-parts.ts";

/** How a built circuit differs from the wanted one, by what is connected: positions, wire paths and ids do not matter. */
export function differences(wanted: Joints, built: Joints): WiringProblem[] {
	const comparison = new Comparison(wanted, built);
	return [
		...comparison.missingPullUps(),
		...comparison.otherParts(),
		...comparison.looseParts(),
		...comparison.swappedPins(),
		...comparison.wrongPins(),
		...comparison.missingWires(),
		...comparison.wrongJoints(),
	];
}

/** Each check skips terminals that an earlier one has reported. */
class Comparison {
	private readonly wanted: Joints;
	private readonly built: Joints;
	private readonly matching: Matching;
	/** Wanted terminals that are already accounted for. */
	private readonly reported = new Set<string>();

	constructor(wanted: Joints, built: Joints) {
		this.wanted = wanted;
		this.built = built;
		this.matching = matchParts(wanted, built);
		for (const part of wanted.parts) {
			const found = this.matching.partFor(part);
			if (found && bridgedPair(found, (pin) => built.netOf({ part: found, pin }))) this.report(part);
		}
	}

	missingPullUps(): WiringProblem[] {
		return this.wanted.parts.flatMap((part) => {
			const signal = part.part.kind === "resistor" ? this.pulledUp(part) : undefined;
			if (!signal) return [];
			const pins = part.kind.pins.map((pin): Terminal => ({ part, pin }));
			if (pins.some((pin) => this.reported.has(keyOf(pin))) || pins.every((pin) => this.isRight(pin, part))) return [];
			const at = this.builtTerminal(signal);
			if (at && pins.every((pin) => this.isRight(pin, part) || this.isWith(pin, at))) return [];
			for (const pin of pins) this.reported.add(keyOf(pin));
			return [mistake("pull_up_missing", { part: partId(at ?? signal), pin: signal.pin }, at ? [pointAt(at)] : [])];
		});
	}

	otherParts(): WiringProblem[] {
		return this.wanted.parts.flatMap((part) => {
			const found = this.matching.partFor(part);
			if (found && signatureOf(found) === signatureOf(part)) return [];
			if (found) return [mistake("other_value", { part: found.part.id, wanted: part.part.id }, pointsOf(found))];
			const already = part.kind.pins.every((pin) => this.reported.has(keyOf({ part, pin })));
			this.report(part);
			return already ? [] : [mistake("part_missing", { wanted: part.part.id }, [])];
		});
	}

	looseParts(): WiringProblem[] {
		return this.wanted.parts.flatMap((part) => {
			const wired = part.kind.pins
				.map((pin): Terminal => ({ part, pin }))
				.filter((pin) => this.neighbours(pin).length > 0);
			const pins = wired.filter((pin) => !this.reported.has(keyOf(pin)));
			const alone = pins.filter((pin) => {
				const at = this.builtTerminal(pin);
				return at && this.built.terminalsOn(this.built.netOf(at)).every((other) => other.part === at.part);
			});
			if (pins.length === 0 || alone.length < pins.length) return [];
			this.report(part);
			const found = this.matching.partFor(part) ?? part;
			return [mistake("part_not_connected", { part: found.part.id }, pointsOf(found))];
		});
	}

	swappedPins(): WiringProblem[] {
		return this.wanted.parts.flatMap((part) => {
			const { pins } = part.kind;
			for (const [match, one] of pins.entries())
				for (const other of pins.slice(match + 1)) {
					const [a, b] = [one, other].map((pin): Terminal => ({ part, pin })) as [Terminal, Terminal];
					if (part.facts.mirror?.[one] || !this.areSwapped(a, b)) continue;
					for (const pin of [a, b]) this.reported.add(keyOf(pin));
					const found = this.matching.partFor(part) ?? part;
					const at = [pointOf(found.part, one), pointOf(found.part, other)];
					const id = found.part.id;
					if (part.part.kind === "led") return [mistake("led_reversed", { part: id }, at)];
					if (part.part.kind === "buzzer") return [mistake("part_reversed", { part: id }, at)];
					return [mistake("pins_swapped", { part: id, one, other }, at)];
				}
			return [];
		});
	}

	wrongPins(): WiringProblem[] {
		return this.partTerminals().flatMap((terminal) => {
			const board = this.boardOf(terminal);
			const at = this.builtTerminal(terminal);
			if (!board || !at || this.reported.has(keyOf(terminal))) return [];
			const net = this.built.netOf(at);
			if (net === this.built.netOf(board)) return [];
			const found = this.built.terminalsOn(net).find(({ part }) => !part);
			if (!found) return [];
			for (const other of this.neighbours(terminal)) {
				const match = this.builtTerminal(other);
				if (other.part && match && this.built.netOf(match) === net) this.reported.add(keyOf(other));
			}
			this.reported.add(keyOf(terminal));
			const values = { part: partId(at), pin: at.pin, wanted: board.pin, found: found.pin };
			return [mistake("wrong_pin", values, [pointAt(at), pointAt(found), pointAt(board)])];
		});
	}

	missingWires(): WiringProblem[] {
		return this.wanted.nets.flatMap((net) => {
			const terminals = this.wanted.terminalsOn(net).filter((terminal) => !this.reported.has(keyOf(terminal)));
			const [main, ...others] = this.groups(terminals);
			if (!main) return [];
			return others.flatMap((group) => {
				const [from, to] = [group[0], main[0]];
				if (!from || !to || (!from.part && !to.part)) return [];
				const points = [pointAt(from), pointAt(to)];
				return [mistake("wire_missing", { from: points[0] ?? "", to: points[1] ?? "" }, points)];
			});
		});
	}

	wrongJoints(): WiringProblem[] {
		const byNet = new Map<number, Map<number, Terminal>>();
		for (const terminal of [...BOARD_TERMINALS, ...this.partTerminals()]) {
			const at = this.builtTerminal(terminal);
			if (!at || this.reported.has(keyOf(terminal))) continue;
			const net = this.built.netOf(at);
			const wantedNets = byNet.get(net) ?? new Map<number, Terminal>();
			byNet.set(net, wantedNets);
			const own = this.wanted.netOf(terminal);
			if (!wantedNets.has(own)) wantedNets.set(own, at);
		}
		return [...byNet.values()].flatMap((wantedNets) => {
			const [first, ...others] = wantedNets.values();
			if (!first) return [];
			return others.map((other) =>
				mistake("wrongly_joined", { one: pointAt(first), other: pointAt(other) }, [pointAt(first), pointAt(other)]),
			);
		});
	}

	/** The signal that a resistor of the wanted circuit holds up: another part's pin on one of the board's pins. */
	private pulledUp(resistor: ViewedPart): Terminal | undefined {
		const [one, other] = resistor.kind.pins.map((pin) => this.neighbours({ part: resistor, pin }));
		const isSupply = (side?: readonly Terminal[]) => side?.some(({ part, pin }) => !part && /^(5|3\.3)V$/.test(pin));
		const signal = isSupply(one) ? other : isSupply(other) ? one : undefined;
		return signal?.some(({ part }) => !part) ? signal.find(({ part }) => part && !part.facts.passive) : undefined;
	}

	private areSwapped(a: Terminal, b: Terminal): boolean {
		const [atA, atB] = [this.builtTerminal(a), this.builtTerminal(b)];
		if (!atA || !atB || this.reported.has(keyOf(a)) || this.reported.has(keyOf(b))) return false;
		const [netA, netB] = [this.builtNetOf(a), this.builtNetOf(b)];
		if (netA === undefined || netB === undefined || netA === netB) return false;
		return this.built.netOf(atA) === netB && this.built.netOf(atB) === netA;
	}

	/** Whether a terminal is where the others of its wanted net are. */
	private isRight(terminal: Terminal, part: ViewedPart): boolean {
		const at = this.builtTerminal(terminal);
		const match = this.builtNetOf(terminal, part);
		return at !== undefined && (match === undefined || this.built.netOf(at) === match);
	}

	private isWith(terminal: Terminal, other: Terminal): boolean {
		const at = this.builtTerminal(terminal);
		return at !== undefined && this.built.netOf(at) === this.built.netOf(other);
	}

	/** The built net where a terminal belongs: where its wanted neighbours, the board's first, are. */
	private builtNetOf(terminal: Terminal, except = terminal.part): number | undefined {
		const others = this.neighbours(terminal).filter(({ part }) => !part || part !== except);
		const [main] = this.groups(others);
		return main?.[0] && this.built.netOf(main[0]);
	}

	/** Built terminals by the net they are on: the board's own first, else the most. */
	private groups(terminals: readonly Terminal[]): Terminal[][] {
		const groups = new Map<number, Terminal[]>();
		for (const terminal of terminals) {
			const at = this.builtTerminal(terminal);
			if (!at) continue;
			const net = this.built.netOf(at);
			groups.set(net, [...(groups.get(net) ?? []), at]);
		}
		const onBoard = (group: Terminal[]) => (group.some(({ part }) => !part) ? 1 : 0);
		return [...groups.values()].toSorted((a, b) => onBoard(b) - onBoard(a) || b.length - a.length);
	}

	private neighbours(terminal: Terminal): readonly Terminal[] {
		return this.wanted.terminalsOn(this.wanted.netOf(terminal)).filter(({ part }) => part !== terminal.part || !part);
	}

	private boardOf(terminal: Terminal): Terminal | undefined {
		return this.neighbours(terminal).find(({ part }) => !part);
	}

	private partTerminals(): Terminal[] {
		return this.wanted.parts.flatMap((part) => part.kind.pins.map((pin) => ({ part, pin })));
	}

	private builtTerminal(terminal: Terminal): Terminal | undefined {
		return this.matching.terminalFor(terminal);
	}

	private report(part: ViewedPart): void {
		for (const pin of part.kind.pins) this.reported.add(keyOf({ part, pin }));
	}
}

function mistake(code: string, values: WiringProblem["values"], at: string[]): WiringProblem {
	return { code, severity: "mistake", values, at };
}

function keyOf({ part, pin }: Terminal): string {
	return part ? pointOf(part.part, pin) : boardPoint(pin);
}

const pointAt = keyOf;

function partId({ part }: Terminal): string {
	return part?.part.id ?? "uno";
}

function pointsOf({ part, kind }: ViewedPart): string[] {
	return kind.pins.map((pin) => pointOf(part, pin));
}
