import { expect, test } from "vitest";
import type { CheckReport } from "#domain/bench/check-report.ts";
import { type CheckEvent, type CheckRun, NO_CHECKS, nextCheckRun } from "./check-run.ts";

const passed: CheckReport = { passed: true, steps: [{ id: "sounds", state: "passed" }] };
const failed: CheckReport = { passed: false, steps: [{ id: "sounds", state: "failed" }] };
const award = { points: 100, already: false };

function after(...events: CheckEvent[]): CheckRun {
	return events.reduce(nextCheckRun, NO_CHECKS);
}

test("steps fill in while the page checks", () => {
	const run = after({ type: "started" }, { type: "stepped", steps: passed.steps });
	expect(run).toMatchObject({ phase: "page", steps: [{ id: "sounds", state: "passed" }] });
});

test("a program that fails in the page is not sent to the server", () => {
	expect(after({ type: "started" }, { type: "page_reported", report: failed })).toMatchObject({ phase: "failed" });
});

test("a program that passes in the page has passed only when the server has awarded it", () => {
	const asked = after({ type: "started" }, { type: "page_reported", report: passed });
	expect(asked.phase).toBe("server");
	expect(nextCheckRun(asked, { type: "server_reported", report: passed, award })).toMatchObject({
		phase: "passed",
		award,
	});
});

test("when the server sees a failure that the page did not, the server's report is shown", () => {
	const run = after(
		{ type: "started" },
		{ type: "page_reported", report: passed },
		{ type: "server_reported", report: { ...failed, stopped: "serial_flood" }, award: null },
	);
	expect(run).toMatchObject({ phase: "failed", steps: failed.steps, stopped: "serial_flood" });
});

test("a text that the server awards for being the solution shows no failure", () => {
	const run = after(
		{ type: "started" },
		{ type: "page_reported", report: passed },
		{ type: "server_reported", report: { ...failed, stopped: "never_ends" }, award },
	);
	expect(run).toMatchObject({ phase: "passed", steps: passed.steps, stopped: null });
});

test("a page that cannot check leaves it to the server", () => {
	expect(after({ type: "started" }, { type: "page_reported", report: null }).phase).toBe("server");
});

test("without an answer of the server the passed steps stay, and it can be asked again", () => {
	const run = after(
		{ type: "started" },
		{ type: "page_reported", report: passed },
		{ type: "refused", refusal: { code: "network_gone" } },
	);
	expect(run).toMatchObject({ phase: "unanswered", steps: passed.steps, refusal: { code: "network_gone" } });
	expect(nextCheckRun(run, { type: "asked_again" })).toMatchObject({ phase: "server", refusal: null });
});

test("an answer that comes after a new start changes nothing", () => {
	const started = after({ type: "started" });
	expect(nextCheckRun(started, { type: "server_reported", report: passed, award })).toBe(started);
});

test("a circuit that must be mended ends the checks of the page and of the server, and a new upload begins them again", () => {
	const started = nextCheckRun(NO_CHECKS, { type: "started" });
	const miswired = nextCheckRun(started, { type: "miswired" });
	expect(miswired).toEqual({ ...NO_CHECKS, phase: "miswired" });
	const atServer = nextCheckRun(started, { type: "page_reported", report: null });
	expect(nextCheckRun(atServer, { type: "miswired" }).phase).toBe("miswired");
	expect(nextCheckRun(miswired, { type: "started" }).phase).toBe("page");
	expect(nextCheckRun(NO_CHECKS, { type: "miswired" })).toBe(NO_CHECKS);
});

test("an extension is passed or failed by what the page saw, and without an award", () => {
	const started = after({ type: "started" });
	expect(nextCheckRun(started, { type: "extension_reported", report: passed })).toMatchObject({
		phase: "passed",
		award: null,
	});
	expect(nextCheckRun(started, { type: "extension_reported", report: failed }).phase).toBe("failed");
	expect(nextCheckRun(started, { type: "extension_reported", report: null })).toEqual(NO_CHECKS);
	expect(nextCheckRun(NO_CHECKS, { type: "extension_reported", report: passed })).toBe(NO_CHECKS);
});
