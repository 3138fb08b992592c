import { expect, test } from "vitest";
import { type BlockProgram, blockProgram, type Statement } from "./block-program.ts";
import { type BlockDevices, fitsDevices } from "./devices.ts";
import { sameArrangement } from "./same-arrangement.ts";

const on = (light: string, id = light): Statement => ({ do: "light_on", id, light });
const program = (...statements: Statement[]): BlockProgram => ({ version: 1, statements });
const repeat = (body: Statement[]): Statement => ({ do: "repeat", id: "r", times: { kind: "number", value: 2 }, body });

test("an endpoint reads a program back as it was", () => {
	const sent = program(on("red"), repeat([on("green")]));
	expect(blockProgram.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
});

test("a program is refused when it is too long, too deep or unknown", () => {
	const many = Array.from({ length: 401 }, (_, at) => on("red", `b${at}`));
	let deep = on("red");
	for (let depth = 0; depth < 5000; depth++) deep = repeat([deep]);
	const halves = program(repeat(many.slice(0, 201)), repeat(many.slice(201)));
	for (const refused of [program(...many), halves, program(deep), { version: 2, statements: [] }, null, "x"])
		expect(blockProgram.safeParse(refused).success).toBe(false);
});

test("two programs are arranged alike when only their ids differ", () => {
	expect(sameArrangement(program(on("red", "a")), program(on("red", "b")))).toBe(true);
	expect(sameArrangement(program(on("red")), program(on("green")))).toBe(false);
	expect(sameArrangement(program(on("red"), on("green")), program(on("green"), on("red")))).toBe(false);
	expect(sameArrangement(program(repeat([on("red")])), program(repeat([on("red"), on("red")])))).toBe(false);
});

test("a program fits a project that has all it names, used as it can be", () => {
	const devices: BlockDevices = {
		lights: { red: "11" },
		sensors: { button: { pin: "2", kind: "button" }, level: { pin: "A0", kind: "analog" } },
		outputs: ["5"],
	};
	const fits = (...statements: Statement[]) => fitsDevices(program(...statements), devices);
	const when = (sensor: string): Statement => ({
		do: "if",
		id: "i",
		condition: { kind: "sensed", sensor },
		whenTrue: [],
		whenFalse: [],
	});
	expect(fits(on("red"), when("button"), { do: "pin_set", id: "p", pin: "5", high: true })).toBe(true);
	expect(fits(on("blue"))).toBe(false);
	expect(fits(on("constructor"))).toBe(false);
	expect(fits(repeat([on("blue")]))).toBe(false);
	expect(fits(when("level"))).toBe(false);
	expect(fits({ do: "pin_set", id: "p", pin: "2", high: true })).toBe(false);
	expect(fits({ do: "wait_for", id: "w", seconds: { kind: "sensor", sensor: "button" } })).toBe(false);
	const not = { kind: "not", condition: { kind: "sensed", sensor: "level" } } as const;
	expect(fits({ do: "wait_until", id: "u", condition: not })).toBe(false);
	const level = { kind: "sensor", sensor: "level" } as const;
	const further: Statement[] = [
		{ do: "show", id: "s", line: 0, text: "", value: level },
		{ do: "tone", id: "t", hertz: 440, milliseconds: 100 },
		{ do: "buzzer_set", id: "b", on: true },
		{ do: "drive", id: "d", way: "stop" },
	];
	const wheel = { forward: "3", backward: "4" };
	const more = { ...devices, display: { address: 39 }, buzzer: "8", wheels: { left: wheel, right: wheel } };
	for (const one of further) {
		expect(fits(one)).toBe(false);
		expect(fitsDevices(program(one), more)).toBe(true);
	}
});
