import { allStatements, type BlockProgram, type Statement } from "./block-program.ts";
import { cppHelpers } from "./cpp-helpers.ts";
import { cppNames } from "./cpp-names.ts";
import type { CppRemarks } from "./cpp-remarks.ts";
import { statementWriter } from "./cpp-statements.ts";
import { type BlockDevices, type BlockSensor, outputPins } from "./devices.ts";
import { sensorsIn } from "./uses.ts";

/**
 * The Arduino sketch that does what the blocks do, pauses included, as a teacher would write it on the board.
 * Blocks run once, so they go in `setup()`; a last `forever` becomes `loop()`.
 * The program must fit the devices (`fitsDevices`).
 */
export function toCpp(program: BlockProgram, devices: BlockDevices, remarks: CppRemarks): string {
	const names = cppNames(program, devices);
	const writer = statementWriter(program, names, devices, remarks.mark);
	const helpers = cppHelpers(program, devices, names, remarks);
	const { once, again } = split(program.statements);
	const pins = usedPins(program, devices);

	const constants = pins.map(({ pin, yes }) => {
		const remark = yes ? ` // ${remarks.meansYes(yes)}` : "";
		return `const int ${names.pin(pin)} = ${pin};${remark}`;
	});
	const variables = names.variables.map((name) => `long ${name} = 0;`);
	const modes = pins.flatMap(({ pin, mode }) => (mode ? [`pinMode(${names.pin(pin)}, ${mode});`] : []));
	const first = [...modes, ...helpers.beginnings];
	const setup = [...first, ...(first.length > 0 && once.length > 0 ? [""] : []), ...writer.write(once)];
	const loop = again ? writer.round(again) : [`// ${remarks.runsOnce}`];
	return [
		paragraph(helpers.includes),
		paragraph(constants),
		paragraph(helpers.objects),
		paragraph(variables),
		...helpers.functions.map(paragraph),
		functionText("setup", setup),
		functionText("loop", loop),
	]
		.filter(Boolean)
		.join("\n");
}

function split(statements: readonly Statement[]): { once: readonly Statement[]; again: readonly Statement[] | null } {
	const last = statements.at(-1);
	if (last?.do !== "forever") return { once: statements, again: null };
	return { once: statements.slice(0, -1), again: last.body };
}

interface UsedPin {
	pin: string;
	/** None where a library sets it. */
	mode?: string;
	/** Level of the pin while its sensor is active, for the unexpected ones. */
	yes?: "LOW" | "HIGH";
}

/** Pins that the program uses, in the order of the devices. */
function usedPins(program: BlockProgram, devices: BlockDevices): UsedPin[] {
	const driven = new Set(allStatements(program.statements).flatMap((one) => pinsOf(one, devices)));
	const read = sensorsIn(program);
	const outputs = outputPins(devices).filter((pin) => driven.has(pin));
	const inputs = Object.entries(devices.sensors).flatMap(([id, sensor]) => (read.has(id) ? modesOf(sensor) : []));
	return [
		...outputs.map((pin) => ({ pin, mode: "OUTPUT" })),
		...inputs.filter(({ pin }, at) => inputs.findIndex((other) => other.pin === pin) === at),
	];
}

function pinsOf(statement: Statement, { lights, buzzer, wheels }: BlockDevices): (string | undefined)[] {
	switch (statement.do) {
		case "light_on":
		case "light_off":
		case "light_blink":
			return [lights[statement.light]];
		case "pin_set":
			return [statement.pin];
		case "tone":
		case "buzzer_set":
			return [buzzer];
		case "drive":
			return wheels ? [wheels.left, wheels.right].flatMap(({ forward, backward }) => [forward, backward]) : [];
		default:
			return [];
	}
}

function modesOf(sensor: BlockSensor): UsedPin[] {
	switch (sensor.kind) {
		case "distance":
			return [{ pin: sensor.trigger }, { pin: sensor.echo }];
		case "temperature":
		case "humidity":
			return [{ pin: sensor.pin }];
		case "button":
			return [{ pin: sensor.pin, mode: "INPUT_PULLUP", yes: "LOW" }];
		case "opening":
			return [{ pin: sensor.pin, mode: "INPUT_PULLUP", yes: "HIGH" }];
		case "switched_low":
			return [{ pin: sensor.pin, mode: "INPUT", yes: "LOW" }];
		default:
			return [{ pin: sensor.pin, mode: "INPUT" }];
	}
}

function paragraph(lines: readonly string[]): string {
	return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}

function functionText(name: string, lines: readonly string[]): string {
	return [`void ${name}() {`, ...lines.map((line) => (line ? `  ${line}` : "")), "}", ""].join("\n");
}
