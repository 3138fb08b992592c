import { expect, test } from "vitest";
import type { FromSimulator, SimulatorFrame, ToSimulator } from "#simulator/worker/protocol.ts";
import { createLiveBoard, type SimulatorPort } from "./live-board.ts";

const probe = { id: "probe", kind: "ds18b20", x: 0, y: 0 };

function frame(values: Partial<SimulatorFrame>): SimulatorFrame {
	const none = { text: "", dropped: 0, bytes: "" };
	const base = { running: true, milliseconds: 0, speed: 1, parts: {}, pins: {}, serial: none, restarts: 0, crashes: 0 };
	return { type: "frame", ...base, ...values };
}

function boardWithPort() {
	const sent: ToSimulator[] = [];
	let opened = 0;
	let ended = 0;
	const port: SimulatorPort = {
		postMessage: (message) => sent.push(message),
		onmessage: null,
		onerror: null,
		terminate: () => ended++,
	};
	const board = createLiveBoard(() => {
		opened++;
		return port;
	});
	const say = (message: FromSimulator) => port.onmessage?.({ data: message } as MessageEvent<FromSimulator>);
	return { board, sent, say, port, opened: () => opened, ended: () => ended };
}

const load = (hex: string) => ({ hex, circuit: { board: "uno" as const, parts: [probe], wires: [] } });

test("no simulator is opened before the first program, and one serves all later programs", () => {
	const { board, opened } = boardWithPort();
	board.setControl("probe", "celsius", 30);
	expect(opened()).toBe(0);
	board.load(load("a").hex, load("a").circuit);
	board.load(load("b").hex, load("b").circuit);
	expect(opened()).toBe(1);
});

test("a loaded program finds the controls where the learner left them, and starts", () => {
	const { board, sent } = boardWithPort();
	board.setControl("probe", "celsius", 33.5);
	board.load(load("a").hex, load("a").circuit);
	expect(sent.map((message) => message.type)).toEqual(["load", "setControl", "run"]);
	expect(sent[1]).toMatchObject({ part: "probe", control: "celsius", value: 33.5 });
	expect(board.reading()).toMatchObject({ state: "running", controls: { "probe.celsius": 33.5 } });
});

test("a control of a part that is not in the circuit on the board is kept, and not sent", () => {
	const { board, sent } = boardWithPort();
	board.setControl("knob", "position", 20);
	board.load(load("a").hex, load("a").circuit);
	board.setControl("knob", "position", 30);
	expect(sent.map((message) => message.type)).toEqual(["load", "run"]);
	expect(board.reading().controls).toEqual({ "knob.position": 30 });
});

test("a control that its part moves itself stands where the part says, and begins there in the next program", () => {
	const { board, say, sent } = boardWithPort();
	const tank = { id: "tank", kind: "water_tank", x: 0, y: 0 };
	const state = { kind: "water_tank", speed: 1, flows: true, tap: false, dry: false, broken: false } as const;
	board.load("a", { board: "uno", parts: [tank], wires: [] });
	say({ type: "loaded", controls: [] });
	board.setControl("tank", "level", 40);
	say(frame({ parts: { tank: { ...state, controls: { level: 41 } } } }));
	const { controls } = board.reading();
	expect(controls).toEqual({ "tank.level": 41 });
	say(frame({ milliseconds: 30, parts: { tank: { ...state, controls: { level: 41 } } } }));
	expect(board.reading().controls).toBe(controls);
	board.load("b", { board: "uno", parts: [tank], wires: [] });
	expect(sent.findLast(({ type }) => type === "setControl")).toMatchObject({ control: "level", value: 41 });
});

test("a frame shows time, lights and parts; the transmit light follows what is printed", () => {
	const { board, say } = boardWithPort();
	board.load(load("a").hex, load("a").circuit);
	say({ type: "loaded", controls: [] });
	say(
		frame({
			milliseconds: 12_400,
			parts: { uno: { kind: "uno", led: 1 } },
			serial: { text: "31.50\r\n", dropped: 0, bytes: "31.50\r\n" },
		}),
	);
	expect(board.reading()).toMatchObject({ seconds: 12.4, lights: { power: true, pin13: true, tx: true, rx: false } });
	expect(board.serialText()).toBe("31.50\n");
	expect(board.serialBytes()).toBe("31.50\r\n");
	say(frame({ running: false, milliseconds: 12_500 }));
	expect(board.reading()).toMatchObject({ state: "paused", lights: { tx: false, pin13: false } });
});

test("a program that was started is at no moment seen as paused before its first instruction", () => {
	const { board, say } = boardWithPort();
	const states: string[] = [];
	board.load(load("a").hex, load("a").circuit);
	board.subscribe(() => states.push(board.reading().state));
	say({ type: "loaded", controls: [] });
	say(frame({ running: false, milliseconds: 0 }));
	say(frame({ milliseconds: 8 }));
	expect(states).toEqual(["running"]);
	board.stop();
	say(frame({ running: false, milliseconds: 0 }));
	expect(board.reading().state).toBe("paused");
});

test("what the former program printed last does not appear under the new one", () => {
	const { board, say } = boardWithPort();
	board.load(load("a").hex, load("a").circuit);
	say({ type: "loaded", controls: [] });
	say(frame({ milliseconds: 900, serial: { text: "former\n", dropped: 0, bytes: "former\n" } }));
	board.load(load("b").hex, load("b").circuit);
	say(frame({ milliseconds: 930, serial: { text: "former\n", dropped: 0, bytes: "former\n" } }));
	expect(board.serialText()).toBe("");
	say({ type: "loaded", controls: [] });
	say(frame({ milliseconds: 30, serial: { text: "new\n", dropped: 0, bytes: "new\n" } }));
	expect(board.serialText()).toBe("new\n");
});

test("a reset begins with an empty serial monitor, whatever was still on its way", () => {
	const { board, say, sent } = boardWithPort();
	board.load(load("a").hex, load("a").circuit);
	say({ type: "loaded", controls: [] });
	say(frame({ milliseconds: 5000, serial: { text: "before\n", dropped: 0, bytes: "before\n" } }));
	board.reset();
	expect(sent.at(-1)).toEqual({ type: "reset" });
	say(frame({ milliseconds: 5030, serial: { text: "before\n", dropped: 0, bytes: "before\n" } }));
	expect(board.serialText()).toBe("");
	say(frame({ milliseconds: 20, serial: { text: "after\n", dropped: 0, bytes: "after\n" } }));
	expect(board.serialText()).toBe("after\n");
	expect(board.reading().seconds).toBeCloseTo(0.02);
});

test("a stopped program is before its first line; what it printed stays until it runs again", () => {
	const { board, say, sent } = boardWithPort();
	board.load(load("a").hex, load("a").circuit);
	say({ type: "loaded", controls: [] });
	say(frame({ milliseconds: 5000, serial: { text: "before\n", dropped: 0, bytes: "before\n" } }));
	board.stop();
	expect(sent.slice(-2)).toEqual([{ type: "pause" }, { type: "reset" }]);
	say(frame({ milliseconds: 5030, running: false }));
	say(frame({ milliseconds: 0, running: false }));
	expect(board.reading()).toMatchObject({ state: "paused", seconds: 0 });
	expect(board.serialText()).toBe("before\n");
	board.run();
	expect(board.serialText()).toBe("");
	expect(sent.at(-1)).toEqual({ type: "run" });
	board.pause();
	say(frame({ milliseconds: 20, serial: { text: "again\n", dropped: 0, bytes: "again\n" } }));
	board.run();
	expect(board.serialText()).toBe("again\n");
});

test("a program or circuit that the simulator refuses breaks the board, and the next program gets a new one", () => {
	const { board, say, ended, opened } = boardWithPort();
	board.load(load("not hex").hex, load("not hex").circuit);
	say({ type: "refused", reason: "bad_program" });
	expect(board.reading().state).toBe("broken");
	expect(ended()).toBe(1);
	board.load(load("a").hex, load("a").circuit);
	expect(opened()).toBe(2);
	expect(board.reading().state).toBe("running");
});

test("a browser without workers is told at once", () => {
	const board = createLiveBoard(() => {
		throw new Error("no workers");
	});
	board.load(load("a").hex, load("a").circuit);
	expect(board.reading().state).toBe("broken");
});

test("listeners hear each change until they stop", () => {
	const { board } = boardWithPort();
	let received = 0;
	const stop = board.subscribe(() => received++);
	board.setControl("probe", "celsius", 21);
	stop();
	board.setControl("probe", "celsius", 22);
	expect(received).toBe(1);
});

test("the pace and the measured pin stay for later programs", () => {
	const { board, sent } = boardWithPort();
	board.setPace(0.1);
	board.watch("9");
	board.load(load("a").hex, load("a").circuit);
	expect(sent).toEqual([
		expect.objectContaining({ type: "load" }),
		{ type: "speed", factor: 0.1 },
		{ type: "watch", pin: "9" },
		{ type: "run" },
	]);
	expect(board.reading().pace).toBe(0.1);
});

test("what is printed is received piece by piece, and a new beginning too", () => {
	const { board, say } = boardWithPort();
	const received: (string | null)[] = [];
	board.load(load("a").hex, load("a").circuit);
	board.subscribePrinted((text) => received.push(text));
	say({ type: "loaded", controls: [] });
	say(frame({ milliseconds: 30, serial: { text: "1\n2", dropped: 0, bytes: "1\n2" } }));
	board.reset();
	expect(received).toEqual(["1\n2", null]);
});

test("a board that is switched off has no worker and shows nothing, and keeps where its controls were", () => {
	const { board, say, ended } = boardWithPort();
	board.load(load("a").hex, load("a").circuit);
	board.setControl("probe", "celsius", 30);
	say(frame({ milliseconds: 100, serial: { text: "hello", dropped: 0, bytes: "" } }));
	board.unload();
	expect(ended()).toBe(1);
	say(frame({ milliseconds: 200, serial: { text: "late", dropped: 0, bytes: "" } }));
	expect(board.reading()).toMatchObject({ state: "empty", seconds: 0, controls: { "probe.celsius": 30 } });
	expect(board.serialText()).toBe("");
});
