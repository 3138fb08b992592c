import { CLOCK_HERTZ } from "./board/chip.ts";
import { EventQueue } from "./board/event-queue.ts";
import { loadProgram } from "./board/program.ts";
import { type ChipHealth, createUno, type PinLevel, type Uno } from "./board/uno.ts";
import { BOARD_ID, UNO_JOINED, UNO_PIN_NAMES, UNO_PINS, UNO_SUPPLIES } from "./board/uno-pins.ts";
import { joinNets, type Nets } from "./circuit/nets.ts";
import { createNetwork, type Network } from "./circuit/network.ts";
import type { Circuit, PlacedPart } from "./circuit.ts";
import {
	type Control,
	CYCLES_PER_MILLISECOND,
	type Part,
	type PartClock,
	type PartKind,
	type PartState,
} from "./parts/part.ts";
import { PART_KINDS } from "./parts/registry.ts";
import { WindowAverage } from "./parts/window-average.ts";

/** A circuit with a kind of part, or a control, that does not exist. */
export class BadCircuit extends Error {}

export interface SimulationInput {
	/** The program as Intel HEX. */
	hex: string;
	circuit: Circuit;
}

/** A control of a placed part, with its present value. */
export interface PlacedControl extends Control {
	readonly part: string;
	readonly value: number;
}

/**
 * A board with its program and circuit. Nothing moves but by `advance`; the same calls always lead to the same end.
 */
export interface Simulation {
	/** Simulated time since power-on. */
	readonly milliseconds: number;
	/** The same in clock cycles of 16 MHz. */
	readonly cycles: number;
	/** Lets simulated time pass. */
	advance(milliseconds: number): void;
	controls(): PlacedControl[];
	/** Moves a control, to the nearest value it can take; throws `BadCircuit` when there is none such. */
	setControl(partId: string, control: string, value: number): void;
	/** Types text into the serial monitor. */
	sendSerial(text: string): void;
	/** Calls back with what the sketch prints, in pieces; the answer ends it. */
	onSerial(listener: (text: string) => void): () => void;
	/** Calls back when a pin's level changes, with the cycle; the answer ends it. */
	onPin(pin: string, listener: (high: boolean, cycle: number) => void): () => void;
	/** What each part shows, by its id; the board's own under `uno`. */
	partStates(): Record<string, PartState>;
	/** Every pin of the board, 0 to 13 and A0 to A5. */
	pinLevels(): Record<string, PinLevel>;
	pinLevel(pin: string): PinLevel;
	/** Restarts and crashes since power-on. */
	health(): Readonly<ChipHealth>;
	/** Switches off and on: the sketch begins again at 0 ms; controls and listeners stay. */
	reset(): void;
}

/** Everything that a power-on makes anew. */
interface World {
	uno: Uno;
	network: Network;
	parts: ReadonlyMap<string, Part>;
	boardLed: WindowAverage;
}

/**
 * Builds the board, loads the program and switches it on at 0 ms.
 * Throws `BadProgram` (no Intel HEX), `BadCircuit` (unknown part) or `UnknownEndpoint` (a wire to nowhere).
 */
export function createSimulation({ hex, circuit }: SimulationInput): Simulation {
	const program = loadProgram(hex);
	const placed = circuit.parts.map((part) => ({ part, kind: kindOf(part) }));
	const nets = netsOf(circuit, placed);
	const netOf = (pin: string) => nets.netOf(`${BOARD_ID}.${pin}`);
	const values = new Map<string, number>();
	const controls = placed.flatMap(({ part, kind }) =>
		kind.controls(part.props ?? {}).map((control) => ({ ...control, part: part.id })),
	);
	for (const control of controls) values.set(`${control.part}.${control.id}`, control.initial);
	const serialListeners = new Set<(text: string) => void>();
	const pinListeners = new Map<string, Set<(high: boolean, cycle: number) => void>>();
	let world = powerOn();
	/** Kept apart from the chip's cycles, which overshoot by an instruction, so that slices add up exactly. */
	let target = 0;

	function powerOn(): World {
		const network = createNetwork(nets.count);
		for (const [pin, volts] of Object.entries(UNO_SUPPLIES)) network.supply(netOf(pin), volts);
		const queue = new EventQueue();
		const uno = createUno(program, network, queue, netOf);
		const clock: PartClock = {
			now: () => uno.cycles,
			after(cycles, callback) {
				const due = () => callback();
				queue.add(uno.cycles + Math.max(1, cycles), due);
				return () => queue.remove(due);
			},
		};
		const parts = new Map(
			placed.map(({ part, kind }) => {
				const made = kind.create({
					id: part.id,
					props: part.props ?? {},
					clock,
					network,
					pin(name) {
						const net = nets.netOf(`${part.id}.${name}`);
						return { net, driver: network.driver(net) };
					},
				});
				return [part.id, made];
			}),
		);
		for (const control of controls)
			parts.get(control.part)?.setControl?.(control.id, values.get(`${control.part}.${control.id}`) ?? control.initial);
		const boardLed = new WindowAverage(20 * CYCLES_PER_MILLISECOND);
		network.onLevel(netOf("13"), (high) => boardLed.set(high ? 1 : 0, uno.cycles));
		for (const { name } of UNO_PINS)
			network.onLevel(netOf(name), (high) => {
				for (const listener of pinListeners.get(name) ?? []) listener(high, uno.cycles);
			});
		uno.serial.listen((text) => {
			for (const listener of serialListeners) listener(text);
		});
		return { uno, network, parts, boardLed };
	}

	return {
		get milliseconds() {
			return world.uno.cycles / CYCLES_PER_MILLISECOND;
		},
		get cycles() {
			return world.uno.cycles;
		},
		advance(milliseconds) {
			target += (milliseconds * CLOCK_HERTZ) / 1000;
			world.uno.run(target);
		},
		controls: () =>
			controls.map((control) => ({
				...control,
				value: values.get(`${control.part}.${control.id}`) ?? control.initial,
			})),
		setControl(partId, id, value) {
			const control = controls.find((one) => one.part === partId && one.id === id);
			if (!control || !Number.isFinite(value)) throw new BadCircuit(`There is no control ${partId}.${id} for ${value}`);
			const stepped = control.min + Math.round((value - control.min) / control.step) * control.step;
			const reachable = Math.min(control.max, Math.max(control.min, stepped));
			values.set(`${partId}.${id}`, reachable);
			world.parts.get(partId)?.setControl?.(id, reachable);
		},
		sendSerial: (text) => world.uno.serial.send(text),
		onSerial(listener) {
			serialListeners.add(listener);
			return () => serialListeners.delete(listener);
		},
		onPin(pin, listener) {
			const listeners = pinListeners.get(pin) ?? new Set();
			pinListeners.set(pin, listeners);
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		partStates() {
			const states: Record<string, PartState> = {
				[BOARD_ID]: { kind: "uno", led: world.boardLed.average(world.uno.cycles) },
			};
			for (const [id, part] of world.parts) states[id] = part.state();
			return states;
		},
		pinLevels: () => Object.fromEntries(UNO_PINS.map(({ name }) => [name, world.uno.pinLevel(name)])),
		pinLevel: (pin) => world.uno.pinLevel(pin),
		health: () => ({ ...world.uno.health }),
		reset() {
			world = powerOn();
			target = 0;
		},
	};
}

function kindOf(part: PlacedPart): PartKind {
	const kind = PART_KINDS.get(part.kind);
	if (!kind) throw new BadCircuit(`There is no part of the kind ${part.kind}`);
	return kind;
}

function netsOf(circuit: Circuit, placed: readonly { part: PlacedPart; kind: PartKind }[]): Nets {
	const endpoints = UNO_PIN_NAMES.map((pin) => `${BOARD_ID}.${pin}`);
	const joined = UNO_JOINED.map((group) => group.map((pin) => `${BOARD_ID}.${pin}`));
	for (const { part, kind } of placed) {
		endpoints.push(...kind.pins.map((pin) => `${part.id}.${pin}`));
		joined.push(...(kind.joined ?? []).map((group) => group.map((pin) => `${part.id}.${pin}`)));
	}
	return joinNets(endpoints, joined, circuit.wires);
}
