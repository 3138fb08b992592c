import type { DebugInfo } from "#domain/bench/debug-info.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { ValueRow } from "#simulator/debugger/read-values.ts";
import { type PartState, selfMoved } from "#simulator/parts/part.ts";
import type { WatchedPin } from "#simulator/worker/pin-watch.ts";
import type { FromSimulator, SimulatorFrame, ToSimulator } from "#simulator/worker/protocol.ts";
import { createStore } from "#web/platform/storage/create-store.ts";
import { appendBytes, appendSerial } from "./serial-text.ts";

/** The part of a `Worker` that is needed here. */
export interface SimulatorPort {
	postMessage(message: ToSimulator): void;
	onmessage: ((event: MessageEvent<FromSimulator>) => void) | null;
	onerror: ((event: ErrorEvent) => void) | null;
	terminate(): void;
}

/** `empty`: no program yet. `broken`: the simulator could not be started or has failed. */
export type BoardState = "empty" | "running" | "paused" | "broken";

/** The visible board at one moment. Objects in it stay the same while what they say stays the same. */
export interface BoardReading {
	state: BoardState;
	/** Simulated seconds since power-on. */
	seconds: number;
	/** Simulated time per real time. */
	speed: number;
	parts: Readonly<Record<string, PartState>>;
	/** Where the controls stand, as `part.control`. */
	controls: Readonly<Record<string, number>>;
	lights: { power: boolean; pin13: boolean; tx: boolean; rx: boolean };
	/** By pin name: what each pin of the board is set to, and what is on it. */
	pins: SimulatorFrame["pins"];
	/** The pin that is measured, where one is. */
	watched: WatchedPin | null;
	/** How fast it is asked to run: 1 is real time. */
	pace: number;
	/** How often the sketch began again by itself, and ran wild, since it was loaded. */
	restarts: number;
	crashes: number;
	/** The sketch prints faster than can be shown. */
	flooding: boolean;
	/** Where a program that is stepped through waits; null while it runs. */
	halt: SimulatorFrame["halt"] | null;
	/** What its variables held at the stop before. */
	formerValues: readonly ValueRow[];
}

/** The visible board: a simulator in a worker, and what it last said. */
export interface LiveBoard {
	reading(): BoardReading;
	subscribe(listener: () => void): () => void;
	serialText(): string;
	/** The newest bytes as the sketch sent them, one in each character. */
	serialBytes(): string;
	subscribeSerial(listener: () => void): () => void;
	/** Receives each piece of what is printed, and null when it starts from empty. */
	subscribePrinted(listener: (text: string | null) => void): () => void;
	/** Loads a program and starts it, with `debug` to its first line only; controls stay where they are. */
	load(hex: string, circuit: Circuit, debug?: DebugInfo): void;
	run(): void;
	/** Runs to the next line of a program that was loaded with `debug`. */
	step(stride: "over" | "into"): void;
	/** The lines before which such a program stops; kept for later programs. */
	setBreakpoints(lines: readonly number[]): void;
	pause(): void;
	/** Starts the program again, with an empty serial monitor. */
	reset(): void;
	/** Switches the program off: it is before its first line, and what it has printed stays until it runs again. */
	stop(): void;
	/** 1 is real time, 0.1 a tenth of it. It stays for later programs. */
	setPace(pace: number): void;
	/** Measures a pin from now on, through later programs too; null ends it. */
	watch(pin: string | null): void;
	setControl(part: string, control: string, value: number): void;
	sendSerial(text: string): void;
	clearSerial(): void;
	/** Switches the board off: it is empty, and no worker is left. Controls and pace stay for the next program. */
	unload(): void;
	close(): void;
}

/** What a drawing needs of a board: whatever runs on it. */
export type SeenBoard = Pick<LiveBoard, "reading" | "subscribe">;

/** And of one whose parts can be moved. */
export type MovedBoard = SeenBoard & Pick<LiveBoard, "setControl">;

/** Frames of the time before a reset may still be on their way; one this early belongs to either side. */
const RESET_BLUR_MS = 50;
const DARK = { power: false, pin13: false, tx: false, rx: false };

export const EMPTY_READING: BoardReading = {
	state: "empty",
	seconds: 0,
	speed: 1,
	parts: {},
	controls: {},
	lights: DARK,
	restarts: 0,
	crashes: 0,
	flooding: false,
	pins: {},
	watched: null,
	pace: 1,
	halt: null,
	formerValues: [],
};

/** Makes a board without a program. The worker is opened with the first program. */
export function createLiveBoard(openSimulator: () => SimulatorPort): LiveBoard {
	const reading = createStore(EMPTY_READING);
	const serial = createStore({ text: "", bytes: "" });
	let sending = false;
	let port: SimulatorPort | null = null;
	/** The parts of the circuit on the board: only theirs are the controls that it knows. */
	let parts: ReadonlySet<string> = new Set();
	/** Frames from this simulated millisecond on belong to the time before a reset, or to the former program. */
	let staleFrom = Number.POSITIVE_INFINITY;
	const printedListeners = new Set<(text: string | null) => void>();
	let watchedPin: string | null = null;
	let breakpoints: readonly number[] = [];
	/** What the variables held at the newest stop. */
	let values: readonly ValueRow[] = [];
	let stops = 0;
	let isStopped = false;
	/** It is loaded and asked to run: the frame that shows it before its first instruction is dropped. */
	let isStarting = false;

	function setState(next: Partial<BoardReading>) {
		reading.set({ ...reading.get(), ...next });
	}

	function printed(text: string | null) {
		for (const listener of printedListeners) listener(text);
	}

	function restartSerial() {
		serial.set({ text: "", bytes: "" });
		printed(null);
	}

	/** Back before the first line; frames of the time before are dropped. */
	function rewind() {
		const now = reading.get().seconds * 1000;
		if (now > RESET_BLUR_MS) staleFrom = now;
		port?.postMessage({ type: "reset" });
	}

	function fail() {
		port?.terminate();
		port = null;
		setState({ ...EMPTY_READING, controls: reading.get().controls, pace: reading.get().pace, state: "broken" });
	}

	function open(): SimulatorPort | null {
		if (port) return port;
		let opened: SimulatorPort;
		try {
			opened = openSimulator();
		} catch {
			return null;
		}
		port = opened;
		port.onmessage = ({ data }) => {
			// What a terminated worker posted may still arrive.
			if (port !== opened) return;
			if (data.type === "frame") show(data);
			else if (data.type === "loaded") staleFrom = Number.POSITIVE_INFINITY;
			else if (data.type === "refused") fail();
		};
		port.onerror = fail;
		return port;
	}

	function show(frame: SimulatorFrame) {
		if (frame.milliseconds >= staleFrom) return;
		if (isStarting && !frame.running && !frame.halt) return;
		isStarting = false;
		staleFrom = Number.POSITIVE_INFINITY;
		const { text, dropped, bytes } = frame.serial;
		const before = serial.get();
		if (bytes) serial.set({ text: appendSerial(before.text, text), bytes: appendBytes(before.bytes, bytes) });
		if (text) printed(text);
		const led = frame.parts.uno;
		const halt = haltOf(frame);
		setState({
			...halt,
			state: frame.running ? "running" : "paused",
			seconds: frame.milliseconds / 1000,
			speed: frame.speed || 1,
			parts: frame.parts,
			controls: withSelfMoved(reading.get().controls, frame.parts),
			lights: { power: true, pin13: led?.kind === "uno" && led.led > 0.1, tx: text !== "", rx: sending },
			restarts: frame.restarts,
			crashes: frame.crashes,
			flooding: dropped > 0,
			pins: frame.pins,
			watched: frame.watched ?? null,
		});
		sending = false;
	}

	/** The same objects while it waits at the same stop. */
	function haltOf({ halt }: SimulatorFrame): Pick<BoardReading, "halt" | "formerValues"> {
		const { formerValues } = reading.get();
		if (!halt) return { halt: null, formerValues };
		if (reading.get().halt && halt.count === stops) return { halt: reading.get().halt, formerValues };
		const former = values;
		stops = halt.count;
		values = halt.values;
		return { halt, formerValues: former };
	}

	return {
		reading: reading.get,
		subscribe: reading.subscribe,
		serialText: () => serial.get().text,
		serialBytes: () => serial.get().bytes,
		subscribeSerial: serial.subscribe,
		subscribePrinted(listener) {
			printedListeners.add(listener);
			return () => printedListeners.delete(listener);
		},
		load(hex, circuit, debug) {
			const simulator = open();
			if (!simulator) return fail();
			restartSerial();
			isStopped = false;
			isStarting = true;
			staleFrom = 0;
			values = [];
			simulator.postMessage({ type: "load", hex, circuit, ...(debug ? { debug } : {}) });
			if (debug) simulator.postMessage({ type: "breakpoints", lines: breakpoints });
			parts = new Set(circuit.parts.map(({ id }) => id));
			for (const [name, value] of Object.entries(reading.get().controls)) {
				const [part = "", control = ""] = name.split(".");
				if (!parts.has(part)) continue;
				simulator.postMessage({ type: "setControl", part, control, value });
			}
			if (reading.get().pace !== 1) simulator.postMessage({ type: "speed", factor: reading.get().pace });
			if (watchedPin !== null) simulator.postMessage({ type: "watch", pin: watchedPin });
			simulator.postMessage(debug ? { type: "step", stride: "into" } : { type: "run" });
			const { controls, pace } = reading.get();
			setState({ ...EMPTY_READING, controls, pace, state: "running", lights: { ...DARK, power: true } });
		},
		run() {
			if (isStopped) restartSerial();
			isStopped = false;
			port?.postMessage({ type: "run" });
		},
		step: (stride) => port?.postMessage({ type: "step", stride }),
		setBreakpoints(lines) {
			breakpoints = lines;
			port?.postMessage({ type: "breakpoints", lines });
		},
		pause() {
			isStarting = false;
			port?.postMessage({ type: "pause" });
		},
		reset() {
			restartSerial();
			rewind();
		},
		stop() {
			isStopped = true;
			isStarting = false;
			port?.postMessage({ type: "pause" });
			rewind();
		},
		setPace(pace) {
			port?.postMessage({ type: "speed", factor: pace });
			setState({ pace });
		},
		watch(pin) {
			watchedPin = pin;
			port?.postMessage({ type: "watch", pin });
		},
		setControl(part, control, value) {
			setState({ controls: { ...reading.get().controls, [`${part}.${control}`]: value } });
			if (reading.get().state !== "empty" && parts.has(part))
				port?.postMessage({ type: "setControl", part, control, value });
		},
		sendSerial(text) {
			sending = true;
			port?.postMessage({ type: "sendSerial", text });
		},
		clearSerial: restartSerial,
		unload() {
			port?.terminate();
			port = null;
			restartSerial();
			setState({ ...EMPTY_READING, controls: reading.get().controls, pace: reading.get().pace });
		},
		close() {
			port?.terminate();
			port = null;
		},
	};
}

/** The controls, with those that their parts moved where they are now: the same object where nothing has moved. */
function withSelfMoved(controls: BoardReading["controls"], parts: BoardReading["parts"]): BoardReading["controls"] {
	const moved = Object.entries(parts).flatMap(([part, state]) =>
		Object.entries(selfMoved(state)).map(([control, value]) => [`${part}.${control}`, value] as const),
	);
	return moved.every(([name, value]) => controls[name] === value)
		? controls
		: { ...controls, ...Object.fromEntries(moved) };
}
