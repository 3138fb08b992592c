// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToWall, WallJob } from "./wall-boards.ts";
import { createWallRunner } from "./wall-runner.ts";

const job = { hex: "", circuit: { board: "uno", parts: [], wires: [] } } as WallJob;

function openedRunner() {
	const sent: string[] = [];
	const port = {
		onmessage: null as Worker["onmessage"],
		postMessage: (message: ToWall) => void sent.push(message.type),
		terminate: () => void sent.push("terminate"),
	};
	const answer = (...ids: number[]) => {
		const pictures = ids.map((id) => ({ id, parts: {}, milliseconds: 20 }));
		port.onmessage?.call(port as unknown as Worker, { data: { pictures } } as MessageEvent);
	};
	return { runner: createWallRunner(() => port), sent, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

test("all boards have one picture a second, and no second one before the first has come", () => {
	const { runner, sent, answer } = openedRunner();
	const shown = vi.fn();
	runner.run(job, shown);
	vi.advanceTimersByTime(3500);
	expect(sent).toEqual(["load", "round"]);
	answer(1);
	expect(shown).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1000);
	expect(sent).toEqual(["load", "round", "round"]);
});

test("nothing runs while the page is hidden", () => {
	const { runner, sent } = openedRunner();
	const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
	runner.run(job, vi.fn());
	vi.advanceTimersByTime(5000);
	expect(sent).toEqual(["load"]);
	hidden.mockReturnValue(false);
	vi.advanceTimersByTime(1000);
	expect(sent).toEqual(["load", "round"]);
});

test("with the last board the worker ends, and what it still says is shown nowhere", () => {
	const { runner, sent, answer } = openedRunner();
	const shown = vi.fn();
	const stop = runner.run(job, shown);
	stop();
	expect(sent).toEqual(["load", "drop", "terminate"]);
	answer(1);
	expect(shown).not.toHaveBeenCalled();
});
