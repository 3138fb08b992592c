import { allStatements, type BlockProgram, type Value } from "./block-program.ts";
import type { BlockDevices } from "./devices.ts";
import { sensorsIn } from "./uses.ts";

/** The number of a temperature or humidity that could not be read: what `lround()` makes of NAN. */
export const NO_READING = -2_147_483_648;
/** What a display shows for it. */
export const NO_READING_TEXT = "--";

/** Whether a value that is shown may be a reading that failed: only a DHT says that it could not measure. */
export function mayFail(value: Value, program: BlockProgram, { sensors }: BlockDevices): boolean {
	const isClimate = (id: string) => "model" in (sensors[id] ?? {});
	if (value.kind === "sensor") return isClimate(value.sensor);
	return value.kind === "variable" && [...sensorsIn(program)].some(isClimate);
}

/** Whether a program shows any such value. */
export function showsReadings(program: BlockProgram, devices: BlockDevices): boolean {
	return allStatements(program.statements).some(
		(one) => one.do === "show" && one.value !== null && mayFail(one.value, program, devices),
	);
}
