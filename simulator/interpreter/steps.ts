import type { BlockProgram, Condition, Statement, Value } from "#domain/block-program/block-program.ts";
import { childrenOf } from "#domain/block-program/block-program.ts";
import type { BlockDevices } from "#domain/block-program/devices.ts";
import { BLINK_OFF_MS, BLINK_ON_MS, LIGHT_STEP_MS, VARIABLE_STEP_MS } from "#domain/block-program/pauses.ts";

/** One small thing that a program of blocks does. */
export type Step =
	/** The statement with this id has its turn. */
	{ do: "turn"; id: string } | { do: "pin"; pin: string; high: boolean } | { do: "pause"; microseconds: number };

/** What the program can sense when it asks. */
export interface Senses {
	/** A button is pressed, a motion sensor sees motion. */
	sensed(sensor: string): boolean;
	/** An analog sensor's reading, 0 to 1023. */
	reading(sensor: string): number;
}

/** How long the compiled program takes for the same, so that thousands of blocks without a pause stay in time with it. */
const PIN_WRITE_US = 5;
const PIN_READ_US = 4;
const ANALOG_READ_US = 112;
/** `delay()` returns a little late: it counts in steps of the board's clock. */
const DELAY_EXTRA_US = 4;
/** Nothing can happen in an endless loop without content: it is looked at this often. */
const IDLE_US = 1000;

/**
 * What the program does, one step at a time; how to go on is decided as late as possible, so that the sensors are asked
 * when the program asks them. The program must fit the devices. An endless program gives endless steps.
 */
export function* stepsOf(program: BlockProgram, devices: BlockDevices, senses: Senses): Generator<Step, void, void> {
	const variables = new Map<string, number>();

	function* run(statements: readonly Statement[]): Generator<Step, void, void> {
		for (const statement of statements) {
			yield { do: "turn", id: statement.id };
			yield* runOne(statement);
		}
	}

	function* runOne(statement: Statement): Generator<Step, void, void> {
		switch (statement.do) {
			case "light_on":
			case "light_off":
				yield* setPin(devices.lights[statement.light], statement.do === "light_on");
				yield* pause(LIGHT_STEP_MS);
				return;
			case "light_blink":
				yield* setPin(devices.lights[statement.light], true);
				yield* pause(BLINK_ON_MS);
				yield* setPin(devices.lights[statement.light], false);
				yield* pause(BLINK_OFF_MS);
				return;
			case "pin_set":
				yield* setPin(statement.pin, statement.high);
				return;
			case "wait":
				yield* pause(statement.milliseconds);
				return;
			case "wait_for":
				yield* pause(Math.imul(Math.max(0, yield* evaluate(statement.seconds)), 1000) >>> 0);
				return;
			case "repeat":
				yield* repeat(statement, yield* evaluate(statement.times));
				return;
			case "forever":
				while (true) {
					if (doesNothing(statement.body)) yield { do: "pause", microseconds: IDLE_US };
					else yield* run(statement.body);
				}
			case "if":
				yield* run((yield* holds(statement.condition)) ? statement.whenTrue : statement.whenFalse);
				return;
			case "variable_set":
				variables.set(statement.name, yield* evaluate(statement.value));
				yield* pause(VARIABLE_STEP_MS);
				return;
			case "variable_change": {
				const by = yield* evaluate(statement.by);
				variables.set(statement.name, ((variables.get(statement.name) ?? 0) + by) | 0);
				yield* pause(VARIABLE_STEP_MS);
				return;
			}
		}
	}

	function* repeat(statement: Extract<Statement, { do: "repeat" }>, times: number): Generator<Step, void, void> {
		if (doesNothing(statement.body)) return;
		for (let count = 0; count < times; count++) {
			yield { do: "turn", id: statement.id };
			yield* run(statement.body);
		}
	}

	function* setPin(pin: string | undefined, high: boolean): Generator<Step, void, void> {
		yield { do: "pause", microseconds: PIN_WRITE_US };
		if (pin !== undefined) yield { do: "pin", pin, high };
	}

	function* evaluate(value: Value): Generator<Step, number, void> {
		if (value.kind === "number") return value.value;
		if (value.kind === "variable") return variables.get(value.name) ?? 0;
		yield { do: "pause", microseconds: ANALOG_READ_US };
		return senses.reading(value.sensor);
	}

	function* holds(condition: Condition): Generator<Step, boolean, void> {
		if (condition.kind === "always_false") return false;
		if (condition.kind === "sensed") {
			yield { do: "pause", microseconds: PIN_READ_US };
			return senses.sensed(condition.sensor);
		}
		const left = yield* evaluate(condition.left);
		const right = yield* evaluate(condition.right);
		if (condition.operator === "equal") return left === right;
		return condition.operator === "less" ? left < right : left > right;
	}

	yield* run(program.statements);
}

function* pause(milliseconds: number): Generator<Step, void, void> {
	yield { do: "pause", microseconds: milliseconds * 1000 + DELAY_EXTRA_US };
}

/** True for statements that neither act, nor take time, nor ask a sensor: the compiler leaves such loops out as well. */
function doesNothing(statements: readonly Statement[]): boolean {
	return statements.every((one) => {
		if (one.do === "repeat") return one.times.kind !== "sensor" && doesNothing(one.body);
		if (one.do !== "if" || asksSensor(one.condition)) return false;
		return childrenOf(one).every(doesNothing);
	});
}

function asksSensor(condition: Condition): boolean {
	if (condition.kind === "compare") return condition.left.kind === "sensor" || condition.right.kind === "sensor";
	return condition.kind === "sensed";
}
