import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { type BlockDevices, outputPins } from "#domain/bench/block-program/devices.ts";
import type { EventQueue } from "../board/event-queue.ts";
import { drivePin, type PinMode, shownMode } from "../board/pin-drive.ts";
import { SerialPort } from "../board/serial-port.ts";
import { UNO_PINS } from "../board/uno-pins.ts";
import type { Network } from "../circuit/network.ts";
import { CYCLES_PER_MICROSECOND } from "../parts/part.ts";
import type { Board } from "../uno.ts";
import type { Climate, Comparison } from "./step.ts";
import { stepsOf } from "./steps.ts";

/** The board's program as it runs. */
export interface BlockProgress {
	/** The statement that has its turn; null before the first and after the last. */
	current: string | null;
	/** The last statement is over. */
	finished: boolean;
	/** What the program last read from each sensor, by the sensor's id: a number, or 1 for yes and 0 for no. Replaced at each change. */
	readings: Readonly<Record<string, number>>;
	/** The variables that the program has given a value. Replaced at each change. */
	variables: Readonly<Record<string, number>>;
	/** What the statement before this one compared last; null where it compared nothing. */
	compared: Comparison | null;
}

/** An Uno whose pins are moved by blocks, read one by one, instead of by a chip. */
export interface BlockBoard extends Board {
	readonly progress: Readonly<BlockProgress>;
	/** Has the next `run` end early, where the next statement has its turn or the last one is over. */
	haltAtTurn(halts: boolean): void;
}

/** What blocks reach without moving pins bit by bit. */
export interface BlockSurroundings {
	/** The net of one of the board's pins. */
	netOf(pin: string): number;
	climate(pin: string): Climate | null;
	/** Sends a byte to a device of the I2C bus. */
	send(address: number, byte: number): void;
	/** Counts actions: see `Simulation`. */
	count(actions: number): void;
}

const ADC_STEPS = 1024;
const ADC_VOLTS = 5;
/** After this many steps without a pause a millisecond passes: no program can hold the clock. */
const STEPS_WITHOUT_PAUSE = 2000;
/** A turn takes no simulated time, but the more of this computer's the deeper its statement is nested. */
const TURN_ACTIONS = 3;
const HELD_CYCLES = 1000 * CYCLES_PER_MICROSECOND;

/** Powers the board on: outputs are low and the sensors' pins are inputs before the first statement. */
export function createBlockBoard(
	{ program, devices }: { program: BlockProgram; devices: BlockDevices },
	network: Network,
	queue: EventQueue,
	surroundings: BlockSurroundings,
): BlockBoard {
	const pins = new Map(
		UNO_PINS.map(({ name }) => {
			const net = surroundings.netOf(name);
			return [name, { net, driver: network.driver(net), mode: "input" as PinMode }];
		}),
	);
	const progress: BlockProgress = {
		current: null,
		finished: false,
		readings: {},
		variables: {},
		compared: null,
	};
	const netOfPin = (pin: string) => pins.get(pin)?.net ?? 0;
	const steps = stepsOf(program, devices, {
		isHigh: (pin) => network.isHigh(netOfPin(pin)),
		reading: (pin) => adcReading(network.volts(netOfPin(pin))),
		climate: surroundings.climate,
		measured(sensor, value) {
			if (progress.readings[sensor] !== value) progress.readings = { ...progress.readings, [sensor]: value };
		},
		assigned(name, value) {
			progress.variables = { ...progress.variables, [name]: value };
		},
		compared(comparison) {
			compared = comparison;
		},
		microseconds: () => now / CYCLES_PER_MICROSECOND,
	});
	let now = 0;
	let due = 0;
	let withoutPause = 0;
	let compared: Comparison | null = null;
	let halts = false;
	/** The level that is waited for. */
	let awaited: { pin: string; high: boolean } | null = null;

	function awaitLevel(pin: string, high: boolean, microseconds: number) {
		due = now;
		if (network.isHigh(netOfPin(pin)) === high) return;
		awaited = { pin, high };
		due = now + microseconds * CYCLES_PER_MICROSECOND;
	}

	function watchAwaited(pin: string) {
		network.onLevel(netOfPin(pin), (high) => {
			if (awaited?.pin !== pin || awaited.high !== high) return;
			awaited = null;
			due = now;
		});
	}

	function setMode(name: string, mode: PinMode) {
		const pin = pins.get(name);
		if (!pin) return;
		pin.mode = mode;
		drivePin(pin.driver, mode);
	}

	/** True where a `run` that halts at turns is to end. */
	function stepOn(): boolean {
		awaited = null;
		const { done, value: step } = steps.next();
		if (done) {
			progress.current = null;
			progress.finished = true;
			progress.compared = null;
			return halts;
		}
		withoutPause += 1;
		surroundings.count(step.do === "turn" ? TURN_ACTIONS : 1);
		if (step.do === "turn") {
			progress.current = step.id;
			progress.compared = compared;
			compared = null;
		} else if (step.do === "pin") setMode(step.pin, step.high ? "high" : "low");
		else if (step.do === "send") surroundings.send(step.address, step.byte);
		else {
			if (step.do === "await") awaitLevel(step.pin, step.high, step.microseconds);
			else due = now + (step.do === "cycles" ? step.cycles : step.microseconds * CYCLES_PER_MICROSECOND);
			withoutPause = 0;
		}
		if (withoutPause >= STEPS_WITHOUT_PAUSE) {
			due = now + HELD_CYCLES;
			withoutPause = 0;
		}
		return halts && step.do === "turn";
	}

	for (const pin of outputPins(devices)) setMode(pin, "low");
	for (const sensor of Object.values(devices.sensors)) {
		if (sensor.kind === "button" || sensor.kind === "opening") setMode(sensor.pin, "pullup");
		if (sensor.kind !== "distance") continue;
		setMode(sensor.trigger, "low");
		watchAwaited(sensor.echo);
	}

	return {
		progress,
		haltAtTurn(next) {
			halts = next;
		},
		health: { restarts: 0, crashes: 0 },
		serial: new SerialPort(),
		get cycles() {
			return now;
		},
		run(untilCycle) {
			while (now < untilCycle) {
				if (!progress.finished && due <= now) {
					if (stepOn()) return;
					continue;
				}
				now = Math.min(untilCycle, Math.max(now, queue.next), progress.finished ? Number.POSITIVE_INFINITY : due);
				queue.runUntil(now);
			}
		},
		pinLevel(name) {
			const pin = pins.get(name);
			if (!pin) throw new Error(`The board has no pin ${name}`);
			return { mode: shownMode(pin.mode), high: network.isHigh(pin.net), volts: network.volts(pin.net) };
		},
		isStuck: () => false,
	};
}

/** What `analogRead` gives at a voltage. */
export function adcReading(volts: number): number {
	return Math.min(ADC_STEPS - 1, Math.max(0, Math.floor((volts * ADC_STEPS) / ADC_VOLTS)));
}
