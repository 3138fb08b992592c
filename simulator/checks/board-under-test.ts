import type { StopReason } from "#domain/bench/check-report.ts";
import { TooManyActions } from "../action-meter.ts";
import { BadCircuit } from "../circuit/bad-circuit.ts";
import type { PartState } from "../parts/part.ts";
import type { Simulation } from "../simulation.ts";
import { PrintedLines } from "./printed-lines.ts";

/** A program may print this many characters in 5 s: 9,600 and 38,400 baud never reach it, an endless print at 115,200 does. */
const FLOOD_CHARACTERS = 20_000;
const FLOOD_MILLISECONDS = 5000;
/** A program may begin again once or twice, as one that resets itself on purpose does. */
const MOST_RESTARTS = 2;
/** How finely a board is watched. */
export const SLICE_MILLISECONDS = 5;

/** Actions that a program may take in each simulated second for good: more than `digitalWrite` in an endless loop can. */
const ACTIONS_A_SECOND = 250_000;
/** This many more from time to time, and this many at most within one slice: pixels and buses are written in bursts. */
const ACTIONS_AHEAD = 1_000_000;
const ACTIONS_A_SLICE = 50_000;

export interface CheckBudget {
	/** Simulated clock cycles, 16 million a second; then the program `never_ends`. */
	readonly cycles?: number;
	/** Asked often; true ends the checks as `never_ends`. For a host's clock. */
	expired?(): boolean;
}

/** Five simulated minutes. */
const DEFAULT_CYCLES = 300 * 16_000_000;

/** The program has to be stopped. */
export class Stopped extends Error {
	readonly reason: StopReason;
	constructor(reason: StopReason) {
		super(reason);
		this.reason = reason;
	}
}

/** A simulation under observation: time passes in slices, and a program that runs wild is stopped. */
export class BoardUnderTest {
	readonly simulation: Simulation;
	readonly lines = new PrintedLines();
	/** Simulated time since power-on, in whole slices: the board itself may be some cycles ahead. */
	milliseconds = 0;
	private readonly budget: CheckBudget;
	private printed = 0;
	private printedFrom = 0;
	/** Actions that may be taken now. */
	private actionsLeft = ACTIONS_AHEAD;

	constructor(simulation: Simulation, budget: CheckBudget) {
		this.simulation = simulation;
		this.budget = budget;
		simulation.onSerial((text) => {
			this.printed += text.length;
			this.lines.push(text, this.milliseconds);
		});
	}

	/** Lets time pass, slice by slice; throws `Stopped`. Ends early once `done` is true after a slice. */
	*pass(milliseconds: number, done: () => boolean = () => false): Generator<undefined, void> {
		for (let left = milliseconds; left > 0; left -= SLICE_MILLISECONDS) {
			const slice = Math.min(SLICE_MILLISECONDS, left);
			this.milliseconds += slice;
			this.advance(slice);
			this.stopIfWild();
			yield;
			if (done()) return;
		}
	}

	part(id: string): PartState {
		const state = this.simulation.partStates()[id];
		if (!state) throw new BadCircuit(`The checks name a part ${id} that the circuit does not have`);
		return state;
	}

	controlValue(part: string, control: string): number {
		const found = this.simulation.controls().find((one) => one.part === part && one.id === control);
		if (!found) throw new BadCircuit(`The checks name a control ${part}.${control} that the circuit does not have`);
		return found.value;
	}

	/** The position of every control, by its id: what a failed step was seen at. */
	controlValues(): Record<string, number> {
		return Object.fromEntries(this.simulation.controls().map((control) => [control.id, control.value]));
	}

	private advance(milliseconds: number): void {
		const { simulation } = this;
		const before = simulation.actions;
		this.actionsLeft = Math.min(ACTIONS_AHEAD, this.actionsLeft + (ACTIONS_A_SECOND * milliseconds) / 1000);
		simulation.limitActions(before + Math.min(ACTIONS_A_SLICE, this.actionsLeft));
		try {
			simulation.advance(milliseconds);
		} catch (error) {
			throw error instanceof TooManyActions ? new Stopped("too_fast") : error;
		}
		this.actionsLeft -= simulation.actions - before;
	}

	private stopIfWild(): void {
		const { crashes, restarts } = this.simulation.health();
		if (crashes > 0) throw new Stopped("crashed");
		if (restarts > MOST_RESTARTS) throw new Stopped("restarting");
		if (this.simulation.milliseconds - this.printedFrom >= FLOOD_MILLISECONDS) {
			this.printedFrom = this.simulation.milliseconds;
			this.printed = 0;
		}
		if (this.printed > FLOOD_CHARACTERS) throw new Stopped("serial_flood");
		if (this.simulation.cycles > (this.budget.cycles ?? DEFAULT_CYCLES) || this.budget.expired?.())
			throw new Stopped("never_ends");
	}
}
