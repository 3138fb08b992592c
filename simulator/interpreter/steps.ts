import {
	allStatements,
	type BlockProgram,
	type Condition,
	childrenOf,
	type Statement,
	type Value,
} from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import {
	BLINK_OFF_MS,
	BLINK_ON_MS,
	LIGHT_STEP_MS,
	ROUND_REST_MS,
	VARIABLE_STEP_MS,
} from "#domain/bench/block-program/pauses.ts";
import { mayFail, NO_READING, NO_READING_TEXT } from "#domain/bench/block-program/readings.ts";
import { conditionOf, sensedBy, valuesOf } from "#domain/bench/block-program/uses.ts";
import { wheelLevels } from "#domain/bench/block-program/wheel-levels.ts";
import { cachedSensors } from "./ask-sensors.ts";
import { playTone } from "./play-tone.ts";
import { beginDisplay, showLine } from "./show-line.ts";
import { pause, type Senses, type Steps, setPin } from "./step.ts";

/**
 * What the program does, one step at a time; branches are evaluated as late as possible, so that the sensors are read
 * when the program reads them. The program must fit the devices. An endless program yields endless steps.
 */
export function* stepsOf(program: BlockProgram, devices: BlockDevices, senses: Senses): Steps {
	const variables = new Map<string, number>();
	const sensors = cachedSensors(devices, senses);

	function assign(name: string, value: number) {
		variables.set(name, value);
		senses.assigned(name, value);
	}

	function* run(statements: readonly Statement[]): Steps {
		for (const statement of statements) {
			yield { do: "turn", id: statement.id };
			yield* runOne(statement);
		}
	}

	function* runOne(statement: Statement): Steps {
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
			case "buzzer_set":
				yield* setPin(devices.buzzer, statement.on);
				return;
			case "drive":
				for (const { pin, high } of devices.wheels ? wheelLevels(statement.way, devices.wheels) : [])
					yield* setPin(pin, high);
				return;
			case "tone":
				if (statement.milliseconds > 0) yield* playTone(devices.buzzer ?? "", statement.hertz, statement.milliseconds);
				return;
			case "show":
				yield* show(statement);
				return;
			case "wait":
				yield* pause(statement.milliseconds);
				return;
			case "wait_for":
				yield* pause(Math.imul(Math.max(0, yield* evaluate(statement.seconds)), 1000) >>> 0);
				return;
			case "wait_until":
				while (!(yield* holds(statement.condition))) yield* pause(ROUND_REST_MS);
				return;
			case "repeat":
				yield* repeat(statement, yield* evaluate(statement.times));
				return;
			case "forever":
				while (true) {
					yield* run(statement.body);
					yield* pause(ROUND_REST_MS);
				}
			case "if":
				yield* run((yield* holds(statement.condition)) ? statement.whenTrue : statement.whenFalse);
				return;
			case "variable_set":
				assign(statement.name, yield* evaluate(statement.value));
				yield* pause(VARIABLE_STEP_MS);
				return;
			case "variable_change": {
				const by = yield* evaluate(statement.by);
				assign(statement.name, ((variables.get(statement.name) ?? 0) + by) | 0);
				yield* pause(VARIABLE_STEP_MS);
				return;
			}
		}
	}

	function* repeat(statement: Extract<Statement, { do: "repeat" }>, times: number): Steps {
		if (doesNothing(statement.body)) return;
		for (let count = 0; count < times; count++) {
			yield { do: "turn", id: statement.id };
			yield* run(statement.body);
		}
	}

	function* show({ line, text, value }: Extract<Statement, { do: "show" }>): Steps {
		const shown = value ? `${text}${yield* evaluateText(value)}` : text;
		if (devices.display) yield* showLine(devices.display.address, line, shown);
	}

	function* evaluateText(value: Value): Steps<string> {
		const number = yield* evaluate(value);
		return number === NO_READING && mayFail(value, program, devices) ? NO_READING_TEXT : `${number}`;
	}

	function* evaluate(value: Value): Steps<number> {
		if (value.kind === "number") return value.value;
		if (value.kind === "variable") return variables.get(value.name) ?? 0;
		const measured = yield* sensors.measure(value.sensor);
		senses.measured(value.sensor, measured);
		return measured;
	}

	function* holds(condition: Condition): Steps<boolean> {
		if (condition.kind === "always_false") return false;
		if (condition.kind === "not") return !(yield* holds(condition.condition));
		if (condition.kind === "sensed") return yield* sensors.sensed(condition.sensor);
		const left = yield* evaluate(condition.left);
		const right = yield* evaluate(condition.right);
		const { operator } = condition;
		const isTrue = operator === "equal" ? left === right : operator === "less" ? left < right : left > right;
		senses.compared({ left, operator, right, holds: isTrue });
		return isTrue;
	}

	if (devices.display && allStatements(program.statements).some((one) => one.do === "show"))
		yield* beginDisplay(devices.display.address);
	yield* run(program.statements);
}

/** True for statements that neither act, nor take time, nor ask a sensor: the compiler leaves such loops out as well. */
function doesNothing(statements: readonly Statement[]): boolean {
	return statements.every(
		(one) => (one.do === "repeat" || one.do === "if") && !readsSensor(one) && childrenOf(one).every(doesNothing),
	);
}

function readsSensor(statement: Statement): boolean {
	const condition = conditionOf(statement);
	return (
		(condition !== null && sensedBy(condition).length > 0) || valuesOf(statement).some(({ kind }) => kind === "sensor")
	);
}
