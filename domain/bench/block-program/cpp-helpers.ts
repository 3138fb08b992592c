import { allStatements, type BlockProgram, DRIVE_WAYS, type DriveWay, TEXT_MAXIMUM } from "./block-program.ts";
import type { CppNames } from "./cpp-names.ts";
import type { CppRemarks } from "./cpp-remarks.ts";
import { driveFunction } from "./cpp-statements.ts";
import type { BlockDevices, BlockSensor } from "./devices.ts";
import { ECHO_REST_MS } from "./pauses.ts";
import { NO_READING_TEXT, showsReadings } from "./readings.ts";
import { sensorsIn } from "./uses.ts";
import { wheelLevels } from "./wheel-levels.ts";

/** The libraries and helper functions of a program's C++. */
export interface CppHelpers {
	/** `#include` lines. */
	includes: string[];
	/** Objects of the libraries. */
	objects: string[];
	/** What has to be begun in `setup()`. */
	beginnings: string[];
	/** Functions, each as its lines. */
	functions: string[][];
}

export function cppHelpers(
	program: BlockProgram,
	devices: BlockDevices,
	names: CppNames,
	remarks: CppRemarks,
): CppHelpers {
	const statements = allStatements(program.statements);
	const read = sensorsIn(program);
	const sensors = Object.entries(devices.sensors).flatMap(([id, sensor]) => (read.has(id) ? [sensor] : []));
	const dht = sensors.find((sensor) => "model" in sensor);
	const distance = sensors.find((sensor) => sensor.kind === "distance");
	const shows = statements.some((one) => one.do === "show");
	const ways = DRIVE_WAYS.filter((way) => statements.some((one) => one.do === "drive" && one.way === way));
	const helpers: CppHelpers = { includes: [], objects: [], beginnings: [], functions: [] };
	if (dht) {
		helpers.includes.push("#include <DHT.h>");
		helpers.objects.push(dhtObject(dht, names));
		helpers.beginnings.push(`${names.object(dht)}.begin();`);
	}
	if (distance) {
		helpers.includes.push("#include <Ultrasonic.h>");
		helpers.objects.push(
			`Ultrasonic ${names.object(distance)}(${names.pin(distance.trigger)}, ${names.pin(distance.echo)});`,
		);
		helpers.functions.push(readDistance(names.object(distance), remarks));
	}
	if (shows) {
		helpers.includes.push("#include <LiquidCrystal_I2C.h>");
		helpers.objects.push(
			`LiquidCrystal_I2C lcd(0x${(devices.display?.address ?? 0).toString(16).toUpperCase()}, ${TEXT_MAXIMUM}, 2);`,
		);
		helpers.beginnings.push("lcd.init();", "lcd.backlight();");
		helpers.functions.push(SHOW_LINE);
		if (showsReadings(program, devices)) helpers.functions.push(readingText(remarks));
	}
	for (const way of ways) helpers.functions.push(driveLines(way, devices, names));
	return helpers;
}

/** Lets the echo of the call before die out. */
function readDistance(object: string, { echoes }: CppRemarks): string[] {
	return [
		"long readDistance() {",
		...(echoes ? [`  // ${echoes}`] : []),
		`  delay(${ECHO_REST_MS});`,
		`  return ${object}.read();`,
		"}",
	];
}

/**
 * `INT32_MIN` is what `lround()` makes of a DHT's NAN while the program runs; the compiler itself may work out `lround(NAN)`
 * as another number.
 */
function readingText({ noReading }: CppRemarks): string[] {
	return [
		"String readingText(long value) {",
		...(noReading ? [`  // ${noReading}`] : []),
		`  if (value == INT32_MIN) return "${NO_READING_TEXT}";`,
		"  return String(value);",
		"}",
	];
}

/** Pads the line, to overwrite the previous text. */
const SHOW_LINE = [
	"void showLine(int line, String text) {",
	`  while (text.length() < ${TEXT_MAXIMUM}) text += " ";`,
	"  lcd.setCursor(0, line);",
	`  lcd.print(text.substring(0, ${TEXT_MAXIMUM}));`,
	"}",
];

function dhtObject(sensor: Extract<BlockSensor, { model: string }>, names: CppNames): string {
	return `DHT ${names.object(sensor)}(${names.pin(sensor.pin)}, ${sensor.model.toUpperCase()});`;
}

function driveLines(way: DriveWay, { wheels }: BlockDevices, names: CppNames): string[] {
	if (!wheels) return [];
	return [
		`void ${driveFunction(way)}() {`,
		...wheelLevels(way, wheels).map(({ pin, high }) => `  digitalWrite(${names.pin(pin)}, ${high ? "HIGH" : "LOW"});`),
		"}",
	];
}
