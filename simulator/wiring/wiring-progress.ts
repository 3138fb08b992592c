import { withKnownParts } from "../circuit/known-parts.ts";
import type { Circuit } from "../circuit.ts";
import { kindsIn, netsOf } from "../circuit-nets.ts";
import { PART_KINDS } from "../parts/registry.ts";
import { checkWiring } from "./check-wiring.ts";
import { type Joints, jointsOf, type Terminal } from "./compare/joints.ts";
import { type Matching, matchParts } from "./compare/match-parts.ts";
import { inWantedOrder } from "./compare/series.ts";
import { type StepEnd, stripOf, type WireStep, type WiringStep, wiringSteps } from "./wiring-steps.ts";
import { CATALOGUE, viewOf } from "./wiring-view.ts";

/** A step in a learner's circuit. */
export interface StepProgress {
	readonly step: WiringStep;
	/** Electrically true, through whichever holes. */
	readonly done: boolean;
	/** For a wire, where its ends belong in the learner's circuit; null where the part is missing. */
	readonly from: string | null;
	readonly to: string | null;
}

/**
 * How far a learner's circuit is: each step of the wanted circuit, in order. A part may lie anywhere, and any part of the
 * same kind and value counts. A circuit without differences has every step done. Throws `UnknownEndpoint`.
 */
export function wiringProgress(built: Circuit, wanted: Circuit): StepProgress[] {
	const steps = wiringSteps(wanted);
	const complete = checkWiring(built, wanted).length === 0;
	const comparison = new Comparison(
		withKnownParts(built, PART_KINDS).circuit,
		withKnownParts(wanted, PART_KINDS).circuit,
	);
	return steps.map((step) => {
		if (step.kind === "part") return { step, done: complete || comparison.hasPart(step.part.id), from: null, to: null };
		const done = complete || comparison.isDone(step);
		return { step, done, from: comparison.pointFor(step.from), to: comparison.pointFor(step.to) };
	});
}

/** The learner's circuit beside the wanted one, part by part. */
class Comparison {
	private readonly built: Circuit;
	private readonly wanted: Circuit;
	private readonly joints: Joints;
	private readonly wantedJoints: Joints;
	private readonly matching: Matching;

	constructor(built: Circuit, wanted: Circuit) {
		this.built = built;
		this.wanted = wanted;
		const wantedView = viewOf(wanted, CATALOGUE);
		this.wantedJoints = jointsOf(wantedView);
		this.joints = inWantedOrder(viewOf(built, CATALOGUE), wantedView);
		this.matching = matchParts(this.wantedJoints, this.joints);
	}

	hasPart(id: string): boolean {
		const part = this.wantedJoints.parts.find((one) => one.part.id === id);
		if (part) return this.matching.partFor(part) !== undefined;
		const base = this.wanted.parts.find((one) => one.id === id);
		return this.built.parts.some(({ kind }) => kind === base?.kind);
	}

	isDone(step: WireStep): boolean {
		const { from, to } = step;
		const isJoined = this.sideOf(step, from).some((one) =>
			this.sideOf(step, to).some((other) => this.areJoined(one, other)),
		);
		const isOpen = [from, to].some(({ hole, pins }) => hole && pins.length === 0);
		return isJoined || (isOpen && this.areJoinedAsDrawn(step));
	}

	/** Where an end belongs: the hole as wanted, or where the matching part's leg is now. */
	pointFor({ endpoint, hole, pins }: StepEnd): string | null {
		const points = pins.flatMap((pin) => this.builtPoint(pin) ?? []);
		if (!hole) return points[0] ?? null;
		const strip = stripOf(this.built, endpoint);
		if (strip && (pins.length === 0 || points.some((point) => strip.has(point)))) return endpoint;
		return points[0] ?? null;
	}

	/** The pins that stand for an end: its own, or for a strip without legs all that the other wires join with it. */
	private sideOf({ wire }: WireStep, { endpoint, pins }: StepEnd): readonly string[] {
		if (pins.length > 0) return pins;
		const others = { ...this.wanted, wires: this.wanted.wires.filter((one) => one !== wire) };
		const nets = netsOf(
			{ ...others, wires: [...others.wires, { ...wire, from: endpoint, to: endpoint }] },
			this.kinds(others),
		);
		const net = nets.netOf(endpoint);
		const boardPins = others.wires.flatMap(({ from, to }) => [from, to]).filter((point) => point.startsWith("uno."));
		const partPins = this.wantedJoints.parts.flatMap(({ part, kind }) => kind.pins.map((pin) => `${part.id}.${pin}`));
		return [...boardPins, ...partPins].filter((point) => nets.netOf(point) === net);
	}

	private areJoined(one: string, other: string): boolean {
		const [a, b] = [this.builtTerminal(one), this.builtTerminal(other)];
		return a !== undefined && b !== undefined && this.joints.netOf(a) === this.joints.netOf(b);
	}

	/** The two ends of the wire are one conductor in the learner's circuit, strip for strip. */
	private areJoinedAsDrawn({ wire }: WireStep): boolean {
		const probes = [wire.from, wire.to].map((point) => ({ ...wire, from: point, to: point }));
		try {
			const nets = netsOf({ ...this.built, wires: [...this.built.wires, ...probes] }, this.kinds(this.built));
			return nets.netOf(wire.from) === nets.netOf(wire.to);
		} catch {
			return false;
		}
	}

	private builtTerminal(endpoint: string): Terminal | undefined {
		const terminal = this.terminalOf(endpoint);
		return terminal && this.matching.terminalFor(terminal);
	}

	/** A wanted pin as a point of the learner's circuit: the hole its leg sits in, or the pin. */
	private builtPoint(endpoint: string): string | null {
		if (endpoint.startsWith("uno.")) return endpoint;
		const terminal = this.builtTerminal(endpoint);
		if (!terminal?.part) return null;
		return terminal.part.part.legs?.[terminal.pin] ?? `${terminal.part.part.id}.${terminal.pin}`;
	}

	private terminalOf(endpoint: string): Terminal | undefined {
		const dot = endpoint.indexOf(".");
		const [id, pin] = [endpoint.slice(0, dot), endpoint.slice(dot + 1)];
		if (id === "uno") return { part: undefined, pin: pin.replace(/^GND\.\d$/, "GND") };
		const part = this.wantedJoints.parts.find((one) => one.part.id === id);
		return part && { part, pin };
	}

	private kinds(circuit: Circuit) {
		return kindsIn(circuit, PART_KINDS);
	}
}
