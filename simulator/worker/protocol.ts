import type { CheckReport, StepResult } from "#domain/bench/check-report.ts";
import type { DebugInfo } from "#domain/bench/debug-info.ts";
import type { Checks } from "../checks/format.ts";
import type { Circuit } from "../circuit.ts";
import type { Halt } from "../debugger/debug-session.ts";
import type { Studied, StudyInput } from "../next-step/study.ts";
import type { PartState } from "../parts/part.ts";
import type { PlacedControl } from "../simulation.ts";
import type { PinLevel } from "../uno.ts";
import type { WatchedPin } from "./pin-watch.ts";

/** Messages of the page to the simulator's worker. */
export type ToSimulator =
	/** Builds the board with this program and circuit, switched on but paused at 0 ms. Answered by `loaded` or `refused`. */
	| {
			readonly type: "load";
			readonly hex: string;
			readonly circuit: Circuit;
			/** Of a program that was built to be stepped through. */
			readonly debug?: DebugInfo;
	  }
	| { readonly type: "run" }
	/** Runs to the next line of this or a calling function ("over") or of any ("into"); where it waits at a line, and else to the first that it comes to. */
	| { readonly type: "step"; readonly stride: "over" | "into" }
	/** Stops before these lines from now on, as long as this program is on the board. */
	| { readonly type: "breakpoints"; readonly lines: readonly number[] }
	| { readonly type: "pause" }
	/** Switches the board off and on: the sketch begins again, controls stay, running or paused stays. */
	| { readonly type: "reset" }
	/** 1 is real time, 0.5 half of it. From 0.01 to 10. */
	| { readonly type: "speed"; readonly factor: number }
	| { readonly type: "setControl"; readonly part: string; readonly control: string; readonly value: number }
	/** Measures a pin in each frame from now on; null ends it. */
	| { readonly type: "watch"; readonly pin: string | null }
	| { readonly type: "sendSerial"; readonly text: string }
	/** Runs the checks at full speed on another board, unseen. Answered by `checking`… and `checked` or `refused`, with the same id. A newer one ends an older one. */
	| {
			readonly type: "runChecks";
			readonly id: number;
			readonly hex: string;
			readonly circuit: Circuit;
			readonly checks: Checks;
			/** Any whole number; the same one draws the same sensor values. */
			readonly seed: number;
	  }
	/** Checks and measures a program on other boards, unseen: see `studyProgram`. Answered by `studied` or `refused`, with the same id. */
	| ({ readonly type: "study"; readonly id: number; readonly hex: string; readonly circuit: Circuit } & StudyInput)
	/** Fetches what any of the others may need, so that it is there without a network. Answered by `fetched` or `refused`. */
	| { readonly type: "fetch" };

/** Messages of the worker to the page. */
export type FromSimulator =
	/** The program is loaded; these are the controls a person can move. */
	| { readonly type: "loaded"; readonly controls: readonly PlacedControl[] }
	/** `id` for a `runChecks` or `study`. */
	| { readonly type: "refused"; readonly reason: Refusal; readonly id?: number }
	| SimulatorFrame
	| { readonly type: "checking"; readonly id: number; readonly steps: readonly StepResult[] }
	| { readonly type: "checked"; readonly id: number; readonly report: CheckReport }
	| ({ readonly type: "studied"; readonly id: number } & Studied)
	| { readonly type: "fetched" };

/** The program is no Intel HEX, the circuit names what does not exist, or the models of its parts could not be fetched. */
export type Refusal = "bad_program" | "bad_circuit" | "parts_missing";

/** The board's state, at most 30 a second while it runs, and one after each change while paused. */
export interface SimulatorFrame {
	readonly type: "frame";
	readonly running: boolean;
	/** Simulated time since power-on. */
	readonly milliseconds: number;
	/** Simulated time per real time, measured over the last second; 0 while paused. */
	readonly speed: number;
	/** By part id; the board's own under `uno`. */
	readonly parts: Readonly<Record<string, PartState>>;
	/** By pin name: 0 to 13, A0 to A5. */
	readonly pins: Readonly<Record<string, PinLevel>>;
	/** The pin that is measured, where one is. */
	readonly watched?: WatchedPin;
	/**
	 * What the sketch has printed since the last frame, and how many characters before it were left out; and the newest bytes of it as
	 * they were sent, one in each character.
	 */
	readonly serial: { readonly text: string; readonly dropped: number; readonly bytes: string };
	/** How often the sketch began again by itself, and how often it ran wild, since power-on. */
	readonly restarts: number;
	readonly crashes: number;
	/** Where a program that is stepped through waits; `count` tells one stop from the next. */
	readonly halt?: Halt & { readonly count: number };
}
