import { ActionMeter } from "./action-meter.ts";
import { EventQueue } from "./board/event-queue.ts";
import type { SerialListener } from "./board/serial-port.ts";
import { BOARD_ID, UNO_PINS, UNO_SUPPLIES } from "./board/uno-pins.ts";
import { BadCircuit } from "./circuit/bad-circuit.ts";
import { createI2cBus, type I2cBus } from "./circuit/i2c-bus.ts";
import { withKnownParts } from "./circuit/known-parts.ts";
import { createNetwork, type Network } from "./circuit/network.ts";
import { createSpiBus, type SpiBus } from "./circuit/spi-bus.ts";
import type { Circuit, PlacedPart } from "./circuit.ts";
import { kindsIn, netsOf } from "./circuit-nets.ts";
import {
	CYCLES_PER_MILLISECOND,
	type Part,
	type PartClock,
	type PartKinds,
	type PartState,
	selfMoved,
} from "./parts/part.ts";
import { WindowAverage } from "./parts/window-average.ts";
import type { Simulation } from "./simulation.ts";
import type { Board } from "./uno.ts";

/** The state that a power-on rebuilds. */
interface World<B> {
	uno: B;
	network: Network;
	parts: ReadonlyMap<string, Part>;
	boardLed: WindowAverage;
}

/** Switches a board on, its pins wired to the nets that `netOf` names. */
export type PowerOn<B extends Board> = (
	network: Network,
	queue: EventQueue,
	netOf: (pin: string) => number,
	surroundings: Surroundings,
) => B;

/** A board's surroundings, for a caller that needs no bit-level access to parts. */
export interface Surroundings {
	readonly i2c: I2cBus;
	readonly spi: SpiBus;
	/** The net of an endpoint, `dht.VCC`. */
	netOf(endpoint: string): number;
	parts: readonly PlacedPart[];
	/** The value of a part's control. */
	control(partId: string, control: string): number | undefined;
	/** For what the board does beside setting pins. */
	readonly meter: ActionMeter;
}

/**
 * Builds a circuit of the given kinds of parts around a board and switches both on at 0 ms.
 * Parts of unknown kinds are left out with their wires. Throws `UnknownEndpoint` (a wire to nowhere).
 * @returns the simulation, and the board as it is since the last power-on
 */
export function simulateBoard<B extends Board>(
	{ circuit: whole, kinds }: { circuit: Circuit; kinds: PartKinds },
	switchOn: PowerOn<B>,
): { simulation: Simulation; board(): B } {
	const { circuit } = withKnownParts(whole, kinds);
	const placed = kindsIn(circuit, kinds);
	const nets = netsOf(circuit, placed);
	const netOf = (pin: string) => nets.netOf(`${BOARD_ID}.${pin}`);
	const values = new Map<string, number>();
	const controls = placed.flatMap(({ part, kind }) =>
		kind.controls(part.props ?? {}).map((control) => ({ ...control, part: part.id })),
	);
	for (const control of controls) values.set(`${control.part}.${control.id}`, control.initial);
	const meter = new ActionMeter();
	const surroundings: Omit<Surroundings, "i2c" | "spi"> = {
		meter,
		netOf: nets.netOf,
		parts: circuit.parts,
		control: (part, control) => values.get(`${part}.${control}`),
	};
	const serialListeners = new Set<SerialListener>();
	const pinListeners = new Map<string, Set<(high: boolean, cycle: number) => void>>();
	const keptByPart = new Map<string, unknown>();
	let world = powerOn();
	/** Kept apart from the chip's cycles, which overshoot by an instruction, so that slices add up exactly. */
	let target = 0;

	function powerOn(): World<B> {
		const network = createNetwork(nets.count);
		for (const [pin, volts] of Object.entries(UNO_SUPPLIES)) network.supply(netOf(pin), volts);
		const queue = new EventQueue();
		const i2c = createI2cBus();
		const spi = createSpiBus(network);
		// Counted is what the board does: the parts have the network itself.
		const metered: Network = { ...network, driver: (net) => network.driver(net, meter) };
		const uno = switchOn(metered, queue, netOf, { ...surroundings, i2c, spi });
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
					i2c,
					spi,
					keep: <T>(make: () => T) => {
						if (!keptByPart.has(part.id)) keptByPart.set(part.id, make());
						return keptByPart.get(part.id) as T;
					},
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
		network.gaugeLevel(netOf("13"), { show: (high) => boardLed.set(high, uno.cycles) });
		for (const name of pinListeners.keys()) watchPin(name, network, uno);
		uno.serial.listen((text, bytes) => {
			for (const listener of serialListeners) listener(text, bytes);
		});
		return { uno, network, parts, boardLed };
	}

	/** Subscribes to a pin at the first listener: an unobserved pin costs almost nothing. */
	function watchPin(name: string, network: Network, uno: B) {
		network.onLevel(netOf(name), (high) => {
			for (const listener of pinListeners.get(name) ?? []) listener(high, uno.cycles);
		});
	}

	const simulation: Simulation = {
		get milliseconds() {
			return world.uno.cycles / CYCLES_PER_MILLISECOND;
		},
		get cycles() {
			return world.uno.cycles;
		},
		get actions() {
			return meter.count;
		},
		limitActions(most) {
			meter.most = most;
		},
		advance(milliseconds) {
			target += milliseconds * CYCLES_PER_MILLISECOND;
			world.uno.run(target);
			// Halted by a debugger: that time is not made up for.
			if (world.uno.cycles < target) target = world.uno.cycles;
		},
		controls: () =>
			controls.map((control) => ({
				...control,
				value:
					selfMoved(world.parts.get(control.part)?.state())[control.id] ??
					values.get(`${control.part}.${control.id}`) ??
					control.initial,
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
			if (!pinListeners.has(pin)) {
				pinListeners.set(pin, listeners);
				watchPin(pin, world.network, world.uno);
			}
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
		isStuck: () => world.uno.isStuck(),
		reset() {
			world = powerOn();
			target = 0;
		},
	};
	return { simulation, board: () => world.uno };
}
