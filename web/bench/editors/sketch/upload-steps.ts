import type { Refusal } from "#domain/api/refusal.ts";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";

/** Verify and Upload: what happens between a press and its end, as a table. */

/**
 * Minimum display time of each step. "Code verification successful!" appears no sooner than this after the click;
 * errors appear at once.
 */
export const LEAST_TIME_MS = { verifying: 1500, compiling: 1000, uploading: 1000 } as const;

/**
 * `…_early`: the compiler has answered, the step's least time is not over. `…_late`: the time is over, the answer is awaited.
 * `verified`, `uploaded`, `rejected` (the program has errors) and `refused` (no answer could be had) are rests like `idle`.
 */
export type UploadStep =
	| "idle"
	| "verifying"
	| "verifying_early"
	| "verifying_late"
	| "verified"
	| "compiling"
	| "compiling_early"
	| "compiling_late"
	| "uploading"
	| "uploaded"
	| "rejected"
	| "refused";

export type UploadEvent =
	| { type: "verify_pressed" }
	| { type: "upload_pressed" }
	| { type: "time_over" }
	| { type: "compiled"; hex: string; diagnostics: Diagnostic[] }
	| { type: "rejected"; diagnostics: Diagnostic[] }
	| { type: "refused"; refusal: Refusal };

export interface UploadState {
	step: UploadStep;
	/** The compiled program, from the moment the compiler has answered well. */
	hex: string | null;
	diagnostics: Diagnostic[];
	refusal: Refusal | null;
}

export const UPLOAD_AT_REST: UploadState = { step: "idle", hex: null, diagnostics: [], refusal: null };

type Row = Partial<Record<UploadEvent["type"], UploadStep>>;

const REST: Row = { verify_pressed: "verifying", upload_pressed: "compiling" };
const BAD_ANSWERS: Row = { rejected: "rejected", refused: "refused" };

export const UPLOAD_TRANSITIONS: Record<UploadStep, Row> = {
	idle: REST,
	verifying: { compiled: "verifying_early", time_over: "verifying_late", ...BAD_ANSWERS },
	verifying_early: { time_over: "verified" },
	verifying_late: { compiled: "verified", ...BAD_ANSWERS },
	verified: REST,
	compiling: { compiled: "compiling_early", time_over: "compiling_late", ...BAD_ANSWERS },
	compiling_early: { time_over: "uploading" },
	compiling_late: { compiled: "uploading", ...BAD_ANSWERS },
	uploading: { time_over: "uploaded" },
	uploaded: REST,
	rejected: REST,
	refused: REST,
};

/** The next state, or the same one when the event has no meaning now (a second click, a late answer). */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
	const step = UPLOAD_TRANSITIONS[state.step][event.type];
	if (!step) return state;
	switch (event.type) {
		case "verify_pressed":
		case "upload_pressed":
			return { step, hex: null, diagnostics: [], refusal: null };
		case "compiled":
			return { ...state, step, hex: event.hex, diagnostics: event.diagnostics };
		case "rejected":
			return { ...state, step, diagnostics: event.diagnostics };
		case "refused":
			return { ...state, step, refusal: event.refusal };
		case "time_over":
			return { ...state, step };
	}
}

/** True from a press to its end: both buttons wait. */
export function isBusy(step: UploadStep): boolean {
	return UPLOAD_TRANSITIONS[step] !== REST;
}

/** The step that a learner sees named. */
export function visibleStep(step: UploadStep): keyof typeof LEAST_TIME_MS | null {
	if (step.startsWith("verifying")) return "verifying";
	if (step.startsWith("compiling")) return "compiling";
	return step === "uploading" ? "uploading" : null;
}
