import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import { createRecorder } from "./recorder.ts";

const program: BlockProgram = { version: 1, statements: [] };
const page = new EventTarget();
const paper = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
	vi.useFakeTimers();
	paper.visibilityState = "visible";
	vi.stubGlobal("document", paper);
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.useRealTimers());

function open(first = true) {
	const record = vi.fn((_program: BlockProgram) => first);
	const onRecorded = vi.fn();
	const recorder = createRecorder({ record, onRecorded });
	return { record, onRecorded, matched: recorder.matched, leave: recorder.followPage() };
}

test("a success is recorded two seconds after it, once, and the page hears whether it was the first", () => {
	const { record, onRecorded, matched, leave } = open();
	matched(program);
	vi.advanceTimersByTime(1999);
	expect(record).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	leave();
	expect(record.mock.calls).toEqual([[program]]);
	expect(onRecorded.mock.calls).toEqual([[true]]);
});

test.each([
	["closed or loaded anew", () => page.dispatchEvent(new Event("pagehide"))],
	[
		"hidden",
		() => {
			paper.visibilityState = "hidden";
			paper.dispatchEvent(new Event("visibilitychange"));
		},
	],
])("a page that is %s before that has it recorded at once, and not again when it comes back", (_way, hide) => {
	const { record, onRecorded, matched } = open();
	matched(program);
	hide();
	expect(record.mock.calls).toEqual([[program]]);
	vi.advanceTimersByTime(10_000);
	expect([record.mock.calls.length, onRecorded.mock.calls]).toEqual([1, [[true]]]);
});

test("a page that is left has it recorded at once, and hears no more", () => {
	const { record, onRecorded, matched, leave } = open(false);
	matched(program);
	leave();
	page.dispatchEvent(new Event("pagehide"));
	vi.advanceTimersByTime(10_000);
	expect([record.mock.calls.length, onRecorded.mock.calls.length]).toEqual([1, 0]);
});
