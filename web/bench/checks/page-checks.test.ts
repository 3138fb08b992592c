import { expect, test } from "vitest";
import type { StepResult } from "#domain/bench/check-report.ts";
import type { FromSimulator, ToSimulator } from "#simulator/worker/protocol.ts";
import { checkInPage } from "./page-checks.ts";

const passed: StepResult = { id: "sounds", state: "passed" };

function start(signal = new AbortController().signal) {
	const sent: ToSimulator[] = [];
	const seen: (readonly StepResult[])[] = [];
	let ended = 0;
	const port = {
		postMessage: (message: ToSimulator) => void sent.push(message),
		onmessage: null as ((event: MessageEvent<FromSimulator>) => void) | null,
		onerror: null as ((event: ErrorEvent) => void) | null,
		terminate: () => void ended++,
	};
	const answer = checkInPage(() => port, {
		hex: ":00",
		circuit: { board: "uno", parts: [], wires: [] },
		checks: { settle: 1, scenes: {} },
		seed: 7,
		onSteps: (steps) => void seen.push(steps),
		signal,
	});
	const say = (message: FromSimulator) => port.onmessage?.({ data: message } as MessageEvent<FromSimulator>);
	return { answer, say, port, sent, seen, ended: () => ended };
}

test("steps are told as they come, then the report; the worker ends", async () => {
	const { answer, say, seen, sent, ended } = start();
	expect(sent).toMatchObject([{ type: "runChecks", hex: ":00", seed: 7 }]);
	say({ type: "checking", id: 1, steps: [passed] });
	say({ type: "checked", id: 1, report: { passed: true, steps: [passed] } });
	expect(await answer).toEqual({ passed: true, steps: [passed] });
	expect(seen).toEqual([[passed]]);
	expect(ended()).toBe(1);
});

test("a worker that fails or refuses leaves the decision to the server", async () => {
	const refused = start();
	refused.say({ type: "refused", reason: "bad_program", id: 1 });
	expect(await refused.answer).toBeNull();
	const failed = start();
	failed.port.onerror?.({} as ErrorEvent);
	expect(await failed.answer).toBeNull();
	expect(failed.ended()).toBe(1);
});

test("a newer upload ends the checks of the older one", async () => {
	const caller = new AbortController();
	const { answer, ended } = start(caller.signal);
	caller.abort();
	expect(await answer).toBeNull();
	expect(ended()).toBe(1);
});
