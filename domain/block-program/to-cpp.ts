import { allStatements, type BlockProgram, type Statement } from "./block-program.ts";
import { cppNames } from "./cpp-names.ts";
import { statementWriter } from "./cpp-statements.ts";
import { type BlockDevices, outputPins } from "./devices.ts";
import { sensorsIn } from "./uses.ts";

/** Remarks for the reader, in the reader's language. */
export interface CppRemarks {
	/** Stands in an empty `loop()`: the blocks run once. */
	runsOnce: string;
}

/**
 * The Arduino sketch that does what the blocks do, pauses included, as a teacher would write it on the board.
 * Blocks run once, so they stand in `setup()`; a last `forever` becomes `loop()`.
 * The program must fit the devices (`fitsDevices`).
 */
export function toCpp(program: BlockProgram, devices: BlockDevices, remarks: CppRemarks): string {
	const names = cppNames(program, devices);
	const writer = statementWriter(names, devices);
	const { once, again } = split(program.statements);
	const pins = usedPins(program, devices);

	const constants = pins.map(({ pin }) => `const int ${names.pin(pin)} = ${pin};`);
	const variables = names.variables.map((name) => `long ${name} = 0;`);
	const modes = pins.map(({ pin, mode }) => `pinMode(${names.pin(pin)}, ${mode});`);
	const setup = [...modes, ...(modes.length > 0 && once.length > 0 ? [""] : []), ...writer.write(once)];
	const loop = again ? writer.write(again) : [`// ${remarks.runsOnce}`];
	return [paragraph(constants), paragraph(variables), functionText("setup", setup), functionText("loop", loop)]
		.filter(Boolean)
		.join("\n");
}

function split(statements: readonly Statement[]): { once: readonly Statement[]; again: readonly Statement[] | null } {
	const last = statements.at(-1);
	if (last?.do !== "forever") return { once: statements, again: null };
	return { once: statements.slice(0, -1), again: last.body };
}

/** Pins that the program uses, in the order of the devices, with the mode each needs. */
function usedPins(program: BlockProgram, devices: BlockDevices): { pin: string; mode: string }[] {
	const statements = allStatements(program.statements);
	const driven = new Set(
		statements.flatMap((one) => ("light" in one ? [devices.lights[one.light]] : "pin" in one ? [one.pin] : [])),
	);
	const read = sensorsIn(program);
	const outputs = outputPins(devices).filter((pin) => driven.has(pin));
	const inputs = Object.entries(devices.sensors).filter(([id]) => read.has(id));
	return [
		...outputs.map((pin) => ({ pin, mode: "OUTPUT" })),
		...inputs.map(([, { pin, kind }]) => ({ pin, mode: kind === "button" ? "INPUT_PULLUP" : "INPUT" })),
	];
}

function paragraph(lines: readonly string[]): string {
	return lines.length > 0 ? `${lines.join("\n")}\n` : "";
}

function functionText(name: string, lines: readonly string[]): string {
	return [`void ${name}() {`, ...lines.map((line) => (line ? `  ${line}` : "")), "}", ""].join("\n");
}
