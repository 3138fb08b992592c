import type { SerialListener } from "../board/serial-port.ts";
import { BadCircuit } from "../circuit/bad-circuit.ts";
import type { Circuit } from "../circuit.ts";
import type { PartKinds, PartState } from "../parts/part.ts";
import type { PlacedControl, Simulation } from "../simulation.ts";
import { SLICE_MILLISECONDS } from "./board-under-test.ts";

/** What a board shows at the end of each slice of a run. A program that reads no sensor has one trace, whatever is played. */
export type Trace = readonly Readonly<TraceSlice>[];

export interface TraceSlice {
	/** The pins that are high. */
	high: ReadonlySet<string>;
	parts: Readonly<Record<string, PartState>>;
	/** What was printed in the slice. */
	printed: string;
}

/** What of a board is recorded. */
export interface Recorded {
	readonly pins: readonly string[];
	readonly parts: readonly string[];
	readonly milliseconds: number;
}

/** Runs a board that was just switched on; nothing moves its controls. */
export function recordTrace(simulation: Simulation, { pins, parts, milliseconds }: Recorded): Trace {
	const recorder = traceRecorder(simulation, { pins, parts });
	while (recorder.trace.length * SLICE_MILLISECONDS < milliseconds) {
		simulation.advance(SLICE_MILLISECONDS);
		recorder.sample();
	}
	return recorder.trace;
}

/** Records while somebody else runs the board, slice by slice. */
export function traceRecorder(simulation: Simulation, { pins, parts }: Omit<Recorded, "milliseconds">) {
	const trace: TraceSlice[] = [];
	let printed = "";
	simulation.onSerial((text) => {
		printed += text;
	});
	return {
		trace,
		sample() {
			const states = parts.length > 0 ? simulation.partStates() : {};
			trace.push({
				high: new Set(pins.filter((pin) => simulation.pinLevel(pin).high)),
				parts: Object.fromEntries(parts.flatMap((id) => (states[id] ? [[id, states[id]]] : []))),
				printed,
			});
			printed = "";
		},
	};
}

/** A board that shows a recorded trace, whatever is done to its sensors: enough of one to run checks on. */
export function replayTrace(trace: Trace, circuit: Circuit, kinds: PartKinds): Simulation {
	const values = new Map<string, number>();
	const listeners = new Set<SerialListener>();
	const controls = circuit.parts.flatMap(({ id, kind, props }) =>
		(kinds.get(kind)?.controls(props ?? {}) ?? []).map((control) => ({ ...control, part: id })),
	);
	const present = (control: { part: string; id: string; initial: number }) =>
		values.get(`${control.part}.${control.id}`) ?? control.initial;
	let played = 0;
	const slice = () => trace[Math.min(played, trace.length) - 1];
	const unused = (): never => {
		throw new Error("A trace cannot do that");
	};
	return {
		get milliseconds() {
			return played * SLICE_MILLISECONDS;
		},
		get cycles() {
			return played * SLICE_MILLISECONDS * 16_000;
		},
		actions: 0,
		limitActions: () => undefined,
		advance(milliseconds) {
			for (let left = milliseconds; left > 0; left -= SLICE_MILLISECONDS) {
				const printed = trace[played++]?.printed;
				if (printed) for (const listener of listeners) listener(printed, printed);
			}
		},
		controls: (): PlacedControl[] => controls.map((control) => ({ ...control, value: present(control) })),
		setControl(part, id, value) {
			if (!controls.some((one) => one.part === part && one.id === id))
				throw new BadCircuit(`There is no control ${part}.${id}`);
			values.set(`${part}.${id}`, value);
		},
		sendSerial: () => undefined,
		onSerial(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		partStates: () => (slice() ?? trace[0])?.parts ?? {},
		pinLevel: (pin) => {
			const high = slice()?.high.has(pin) ?? false;
			return { mode: "output", high, volts: high ? 5 : 0 };
		},
		health: () => ({ restarts: 0, crashes: 0 }),
		isStuck: () => false,
		onPin: unused,
		pinLevels: unused,
		reset: unused,
	};
}
