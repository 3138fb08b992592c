import type { DebugSession } from "../debugger/debug-session.ts";
import { withLastingPresses } from "../lasting-presses.ts";
import type { Simulation } from "../simulation.ts";
import { PinWatch } from "./pin-watch.ts";
import { type SimulatorHost, TURN_MILLISECONDS } from "./port.ts";
import type { SimulatorFrame } from "./protocol.ts";
import { SerialBuffer } from "./serial-buffer.ts";

const FRAME_MILLISECONDS = 33;
/** Real time between turns while nothing is behind. */
const REST_MILLISECONDS = 8;
/** Simulated time is run in pieces of this, between reads of the real clock. */
const PIECE_MILLISECONDS = 1;
/** Real time that a slow computer may be behind; the rest is dropped: the simulation then runs slower than requested. */
const MOST_BEHIND_MILLISECONDS = 50;
const SPEED_WINDOW_MILLISECONDS = 1000;
const SLOWEST = 0.01;
const FASTEST = 10;

/** A simulation that runs in step with real time, for a person's hands. */
export class PacedBoard {
	readonly simulation: Simulation;
	private readonly host: SimulatorHost;
	private readonly send: (frame: SimulatorFrame) => void;
	private readonly serial = new SerialBuffer();
	private watched: PinWatch | undefined;
	private running = false;
	private ended = false;
	private factor = 1;
	/** Simulated milliseconds still to be run. */
	private behind = 0;
	private lastTurn = 0;
	private lastFrame = 0;
	private samples: { real: number; simulated: number }[] = [];
	private readonly session: DebugSession | undefined;
	private halts = 0;
	/** Pause was pressed: it still runs to the next line. */
	private pausing = false;

	constructor(
		simulation: Simulation,
		host: SimulatorHost,
		send: (frame: SimulatorFrame) => void,
		session?: DebugSession,
	) {
		this.session = session;
		this.simulation = withLastingPresses(simulation);
		this.host = host;
		this.send = send;
		simulation.onSerial((text, bytes) => this.serial.push(text, bytes));
	}

	run(): void {
		if (this.running || this.ended) return;
		this.session?.go("run");
		this.start();
	}

	/** Runs to the next line of a program that is stepped through. */
	step(stride: "over" | "into"): void {
		if (!this.session || this.running || this.ended) return;
		this.session.go(stride);
		this.start();
	}

	setBreakpoints(lines: readonly number[]): void {
		this.session?.setBreakpoints(lines);
	}

	private start(): void {
		this.running = true;
		this.pausing = false;
		this.lastTurn = this.host.now();
		this.behind = 0;
		this.samples = [];
		this.host.schedule(() => this.turn(), 0);
	}

	/** A program that is stepped through runs on to its next line; at a second call it pauses wherever it is. */
	pause(): void {
		if (this.session && this.running && !this.pausing) {
			this.pausing = true;
			this.session.pause();
			return;
		}
		this.running = false;
		this.frame();
	}

	reset(): void {
		this.simulation.reset();
		this.serial.take();
		this.samples = [];
		if (this.session) {
			this.session.restart();
			this.session.go("into");
			if (!this.running) this.start();
		}
		this.frame();
	}

	setSpeed(factor: number): void {
		if (Number.isFinite(factor)) this.factor = Math.min(FASTEST, Math.max(SLOWEST, factor));
		this.samples = [];
	}

	/** Measures a pin in each frame; null ends it. */
	watch(pin: string | null): void {
		this.watched?.stop();
		this.watched = pin === null ? undefined : new PinWatch(this.simulation, pin);
		this.changed();
	}

	/** Shows at once what a person changed while the board is paused. */
	changed(): void {
		if (!this.running) this.frame();
	}

	/** Replaces the program. */
	end(): void {
		this.running = false;
		this.ended = true;
	}

	private turn(): void {
		if (!this.running) return;
		const began = this.host.now();
		const most = MOST_BEHIND_MILLISECONDS * this.factor;
		this.behind = Math.min(most, this.behind + (began - this.lastTurn) * this.factor);
		this.lastTurn = began;
		while (this.behind > 0 && this.host.now() - began < TURN_MILLISECONDS) {
			const piece = Math.min(PIECE_MILLISECONDS, this.behind);
			this.simulation.advance(piece);
			this.behind -= piece;
			if (!this.session?.halted) continue;
			this.halt();
			return;
		}
		if (began - this.lastFrame >= FRAME_MILLISECONDS) this.frame();
		this.host.schedule(() => this.turn(), this.behind > 0 ? 0 : REST_MILLISECONDS);
	}

	private halt(): void {
		this.running = false;
		this.halts++;
		this.frame();
	}

	private frame(): void {
		const { simulation } = this;
		const { restarts, crashes } = simulation.health();
		const halt = this.session?.halt();
		this.lastFrame = this.host.now();
		this.send({
			type: "frame",
			running: this.running,
			milliseconds: simulation.milliseconds,
			speed: this.measuredSpeed(),
			parts: simulation.partStates(),
			pins: simulation.pinLevels(),
			...(this.watched ? { watched: this.watched.take() } : {}),
			serial: this.serial.take(),
			restarts,
			crashes,
			...(halt ? { halt: { ...halt, count: this.halts } } : {}),
		});
	}

	private measuredSpeed(): number {
		if (!this.running) return 0;
		const newest = { real: this.host.now(), simulated: this.simulation.milliseconds };
		this.samples.push(newest);
		while (newest.real - (this.samples[0]?.real ?? newest.real) > SPEED_WINDOW_MILLISECONDS) this.samples.shift();
		const oldest = this.samples[0] ?? newest;
		const real = newest.real - oldest.real;
		return real > 0 ? (newest.simulated - oldest.simulated) / real : this.factor;
	}
}
