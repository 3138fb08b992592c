import { expect, test } from "vitest";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import {
	isBusy,
	LEAST_TIME_MS,
	nextUploadState,
	UPLOAD_AT_REST,
	UPLOAD_TRANSITIONS,
	type UploadEvent,
	type UploadStep,
	visibleStep,
} from "./upload-steps.ts";

const compiled: UploadEvent = { type: "compiled", hex: ":00", diagnostics: [] };
const timeOver: UploadEvent = { type: "time_over" };
const mistake: Diagnostic = { code: "missing_semicolon", severity: "error", line: 11, column: 1, params: {}, raw: "" };

function stepsOf(...events: UploadEvent[]): UploadStep[] {
	const steps: UploadStep[] = [];
	let state = UPLOAD_AT_REST;
	for (const event of events) {
		state = nextUploadState(state, event);
		steps.push(state.step);
	}
	return steps;
}

test("a quick compile is announced only when the least time is over", () => {
	expect(stepsOf({ type: "verify_pressed" }, compiled, timeOver)).toEqual(["verifying", "verifying_early", "verified"]);
});

test("a slow compile is announced as soon as it answers", () => {
	expect(stepsOf({ type: "verify_pressed" }, timeOver, compiled)).toEqual(["verifying", "verifying_late", "verified"]);
});

test("errors are shown at once, not after the least time", () => {
	expect(stepsOf({ type: "verify_pressed" }, { type: "rejected", diagnostics: [mistake] })).toEqual([
		"verifying",
		"rejected",
	]);
	expect(stepsOf({ type: "upload_pressed" }, timeOver, { type: "rejected", diagnostics: [mistake] }).at(-1)).toBe(
		"rejected",
	);
});

test("an upload is seen compiling and then uploading, whichever comes first", () => {
	const whole = ["compiling", "uploading", "uploaded"];
	const seen = (steps: UploadStep[]) => [...new Set(steps.map((step) => visibleStep(step) ?? step))];
	expect(seen(stepsOf({ type: "upload_pressed" }, compiled, timeOver, timeOver))).toEqual(whole);
	expect(seen(stepsOf({ type: "upload_pressed" }, timeOver, compiled, timeOver))).toEqual(whole);
});

test("a second press while busy changes nothing", () => {
	const busy = nextUploadState(UPLOAD_AT_REST, { type: "verify_pressed" });
	expect(nextUploadState(busy, { type: "upload_pressed" })).toBe(busy);
});

test("a new press forgets the former errors and the former refusal", () => {
	const rejected = nextUploadState(nextUploadState(UPLOAD_AT_REST, { type: "verify_pressed" }), {
		type: "rejected",
		diagnostics: [mistake],
	});
	expect(rejected.diagnostics).toEqual([mistake]);
	expect(nextUploadState(rejected, { type: "verify_pressed" }).diagnostics).toEqual([]);
	const refused = nextUploadState(nextUploadState(UPLOAD_AT_REST, { type: "upload_pressed" }), {
		type: "refused",
		refusal: { code: "busy", details: { ahead: 3 } },
	});
	expect(refused).toMatchObject({ step: "refused", refusal: { code: "busy", details: { ahead: 3 } } });
	expect(nextUploadState(refused, { type: "upload_pressed" }).refusal).toBeNull();
});

test("warnings of a program that compiles are kept with its hex", () => {
	const state = nextUploadState(nextUploadState(UPLOAD_AT_REST, { type: "upload_pressed" }), {
		type: "compiled",
		hex: ":01",
		diagnostics: [{ ...mistake, severity: "warning" }],
	});
	expect(state).toMatchObject({ hex: ":01", diagnostics: [{ severity: "warning" }] });
});

test("every busy step leads on, and every rest takes both presses", () => {
	for (const step of Object.keys(UPLOAD_TRANSITIONS) as UploadStep[]) {
		const takes = Object.keys(UPLOAD_TRANSITIONS[step]);
		expect(takes.length, step).toBeGreaterThan(0);
		expect(takes.includes("verify_pressed"), step).toBe(!isBusy(step));
		expect(takes.includes("upload_pressed"), step).toBe(!isBusy(step));
	}
});

test("verifying lasts 1.5 s at least, each upload step 1 s", () => {
	expect(LEAST_TIME_MS).toEqual({ verifying: 1500, compiling: 1000, uploading: 1000 });
});
