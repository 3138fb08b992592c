// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Checks } from "#simulator/checks/format.ts";
import { type BoardReading, EMPTY_READING, type SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { createStore } from "#web/platform/storage/create-store.ts";
import { type CheckRun, NO_CHECKS } from "./check-run.ts";
import { useDueRun } from "./use-due-run.ts";

afterEach(cleanup);

const checks: Checks = { settle: 2, scenes: { dark: { expect: [{ pin: "9", is: "on" }] } } };
const CHECKING: CheckRun = { ...NO_CHECKS, phase: "page" };
const FAILED: CheckRun = { ...NO_CHECKS, phase: "failed", steps: [{ id: "dark", state: "failed" }] };

function renderRun(run: CheckRun) {
	const store = createStore<BoardReading>({ ...EMPTY_READING, state: "running" });
	const board: SeenBoard = { reading: store.get, subscribe: store.subscribe };
	const { result, rerender } = renderHook((shown: CheckRun) => useDueRun(shown, checks, board), { initialProps: run });
	const set = (next: Partial<BoardReading>) => act(() => store.set({ ...store.get(), ...next }));
	return { result, rerender, set };
}

test("a failure is held back until the running board could have shown it, and stays after a reset", () => {
	const { result, set } = renderRun(FAILED);
	expect(result.current).toMatchObject({ phase: "page", steps: [{ state: "waiting" }] });
	set({ seconds: 1.9 });
	expect(result.current.phase).toBe("page");
	set({ seconds: 2 });
	expect(result.current).toBe(FAILED);
	set({ seconds: 0 });
	expect(result.current).toBe(FAILED);
});

test("the next run begins anew", () => {
	const { result, rerender, set } = renderRun(FAILED);
	set({ seconds: 3 });
	rerender(CHECKING);
	set({ seconds: 0 });
	rerender({ ...FAILED });
	expect(result.current.phase).toBe("page");
});

test("nothing is held back by a board that does not run, nor of a program that was stopped", () => {
	const { result, rerender, set } = renderRun(FAILED);
	set({ state: "paused", seconds: 0.5 });
	expect(result.current).toBe(FAILED);
	const stopped: CheckRun = { ...FAILED, stopped: "serial_flood" };
	rerender(CHECKING);
	set({ state: "running", seconds: 0 });
	rerender(stopped);
	expect(result.current).toBe(stopped);
});
