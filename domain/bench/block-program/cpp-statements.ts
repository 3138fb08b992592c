import { allStatements, type BlockProgram, type Statement, type Value } from "./block-program.ts";
import type { CppNames } from "./cpp-names.ts";
import { cppValues } from "./cpp-values.ts";
import type { BlockDevices } from "./devices.ts";
import { BLINK_OFF_MS, BLINK_ON_MS, LIGHT_STEP_MS, ROUND_REST_MS, VARIABLE_STEP_MS } from "./pauses.ts";
import { mayFail } from "./readings.ts";

/** Writes statements as lines of C++ without outer indentation; inner blocks are indented by two spaces. */
export interface StatementWriter {
	write(statements: readonly Statement[]): string[];
	/** The body of a forever, one round of it. */
	round(statements: readonly Statement[]): string[];
}

/** With `mark`, the first line of each statement ends in a comment with this text about its block. */
export function statementWriter(
	program: BlockProgram,
	names: CppNames,
	devices: BlockDevices,
	mark?: (id: string) => string,
): StatementWriter {
	let held = 0;
	const { valueText, conditionText, negated } = cppValues(names, devices);

	const write = (statements: readonly Statement[], depth: number): string[] =>
		statements.flatMap((statement) => {
			const [first, ...rest] = one(statement, depth);
			if (first === undefined) return [];
			return [mark ? `${first} // ${mark(statement.id)}` : first, ...rest];
		});

	const block = (head: string, statements: readonly Statement[], depth: number): string[] => [
		`${head} {`,
		...indented(write(statements, depth)),
		"}",
	];

	const round = (statements: readonly Statement[], depth: number) => [
		...write(statements, depth),
		pause(ROUND_REST_MS),
	];

	function one(statement: Statement, depth: number): string[] {
		switch (statement.do) {
			case "light_on":
				return [setPin(light(statement.light), true), pause(LIGHT_STEP_MS)];
			case "light_off":
				return [setPin(light(statement.light), false), pause(LIGHT_STEP_MS)];
			case "light_blink":
				return [
					setPin(light(statement.light), true),
					pause(BLINK_ON_MS),
					setPin(light(statement.light), false),
					pause(BLINK_OFF_MS),
				];
			case "pin_set":
				return [setPin(statement.pin, statement.high)];
			case "wait":
				return [pause(statement.milliseconds)];
			case "wait_for":
				return [waitFor(statement.seconds)];
			case "repeat":
				return repeat(statement, depth);
			case "forever":
				return ["while (true) {", ...indented(round(statement.body, depth)), "}"];
			case "if":
				return branch(statement, depth);
			case "variable_set":
				return [`${names.variable(statement.name)} = ${valueText(statement.value)};`, pause(VARIABLE_STEP_MS)];
			case "variable_change":
				return [change(names.variable(statement.name), statement.by), pause(VARIABLE_STEP_MS)];
			case "wait_until":
				return [`while (${negated(statement.condition)}) {`, `  ${pause(ROUND_REST_MS)}`, "}"];
			case "show":
				return [show(statement)];
			case "tone":
				return statement.milliseconds > 0 ? tone(statement) : [];
			case "buzzer_set":
				return [setPin(devices.buzzer ?? "", statement.on)];
			case "drive":
				return [`${driveFunction(statement.way)}();`];
		}
	}

	/** A count that may change while the loop runs is held first: the block reads it once. */
	function repeat(statement: Extract<Statement, { do: "repeat" }>, depth: number): string[] {
		const { times, body } = statement;
		const counter = names.counter(depth);
		const type = times.kind === "number" ? "int" : "long";
		let limit = valueText(times);
		const lines: string[] = [];
		if (mayChange(times, body)) {
			held += 1;
			limit = held === 1 ? "times" : `times${held}`;
			lines.push(`const long ${limit} = ${valueText(times)};`);
		}
		lines.push(...block(`for (${type} ${counter} = 0; ${counter} < ${limit}; ${counter}++)`, body, depth + 1));
		return lines;
	}

	function branch(statement: Extract<Statement, { do: "if" }>, depth: number): string[] {
		const lines = block(`if (${conditionText(statement.condition)})`, statement.whenTrue, depth);
		if (statement.whenFalse.length === 0) return lines;
		return [...lines.slice(0, -1), ...block("} else", statement.whenFalse, depth)];
	}

	const light = (id: string) => devices.lights[id] ?? "";
	const setPin = (pin: string, high: boolean) => `digitalWrite(${names.pin(pin)}, ${high ? "HIGH" : "LOW"});`;

	function show({ line, text, value }: Extract<Statement, { do: "show" }>): string {
		if (!value) return `showLine(${line}, ${textLiteral(text)});`;
		const shown = mayFail(value, program, devices) ? `readingText(${valueText(value)})` : valueText(value);
		return `showLine(${line}, String(${text ? textLiteral(text) : ""}) + ${shown});`;
	}

	function tone({ hertz, milliseconds }: Extract<Statement, { do: "tone" }>): string[] {
		const buzzer = names.pin(devices.buzzer ?? "");
		return [`tone(${buzzer}, ${hertz});`, pause(milliseconds), `noTone(${buzzer});`];
	}

	function waitFor(seconds: Value): string {
		if (seconds.kind === "number") return pause(Math.max(0, seconds.value) * 1000);
		if (seconds.kind === "sensor" && devices.sensors[seconds.sensor]?.kind !== "temperature")
			return `delay(${valueText(seconds)} * 1000L);`;
		return `delay(max(0L, ${valueText(seconds)}) * 1000);`;
	}

	function change(name: string, by: Value): string {
		if (by.kind === "number" && by.value === 1) return `${name}++;`;
		if (by.kind === "number" && by.value < 0) return `${name} -= ${-by.value};`;
		return `${name} += ${valueText(by)};`;
	}

	return { write: (statements) => write(statements, 0), round: (statements) => round(statements, 0) };
}

/** The function that drives one way: `driveForward`. */
export function driveFunction(way: string): string {
	return `drive${way.charAt(0).toUpperCase()}${way.slice(1)}`;
}

function indented(lines: readonly string[]): string[] {
	return lines.map((line) => `  ${line}`);
}

function textLiteral(text: string): string {
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function pause(milliseconds: number): string {
	return `delay(${milliseconds});`;
}

function mayChange(value: Value, body: readonly Statement[]): boolean {
	if (value.kind !== "variable") return value.kind === "sensor";
	return allStatements(body).some(
		(inner) => (inner.do === "variable_set" || inner.do === "variable_change") && inner.name === value.name,
	);
}
