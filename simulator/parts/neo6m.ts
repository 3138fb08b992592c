import { CYCLES_PER_MILLISECOND, type PartHost } from "./part.ts";
import type { Power } from "./power.ts";
import { attachUart } from "./uart.ts";

/** Where a receiver is and how it moves. */
export interface Course {
	/** In degrees, positive to the north and to the east. */
	readonly latitude: number;
	readonly longitude: number;
	readonly metresASecond: number;
	/** Degrees clockwise from north. */
	readonly heading: number;
}

/** Default settings of u-blox 6: NMEA at 9600 baud, one position a second. */
const BAUD = 9600;
const HIGH_VOLTS = 3.3;
const SECOND = 1000 * CYCLES_PER_MILLISECOND;
/** From the moment of a position until its first sentence. Chosen: data sheets give none. */
const LATENCY = 100 * CYCLES_PER_MILLISECOND;
/** A hot start takes 1 s, a cold one 27 s (NEO-6 data sheet, "GPS performance"): shortened to this. */
export const FIRST_FIX_SECONDS = 2;
const AGAIN_SECONDS = 1;
/** Below this speed the course is an empty field. Chosen. */
const SLOWEST = 0.3;
const KNOT = 0.514444;
/** 06:00:00 UTC. */
const BEGINS = 6 * 3600;
const DATE = "150626";

/**
 * A u-blox NEO-6M on a module with an antenna. Once a second it sends the sentences RMC and GGA of NMEA 0183 (u-blox 6 Receiver
 * Description, "NMEA Protocol"): with empty fields and the status V while it has no fix. `course` is where it believes
 * to be, `sky` whether it sees the satellites. Left out: GLL, GSA, GSV and VTG, the UBX protocol and all settings.
 */
export function createNeo6m(
	host: PartHost,
	power: Power,
	{ rx, tx, course, sky }: { rx: string; tx: string; course: () => Course; sky: () => boolean },
) {
	const { clock } = host;
	const uart = attachUart(host, power, { rxd: rx, txd: tx, baud: BAUD, highVolts: HIGH_VOLTS, onByte() {} });
	let seconds = 0;
	/** Seconds with the sky in sight are missing until there is a fix. */
	let missing = FIRST_FIX_SECONDS;
	let knowsTime = false;
	let cancel = () => {};

	function tick() {
		seconds++;
		missing = sky() ? Math.max(0, missing - 1) : AGAIN_SECONDS;
		const fix = missing === 0;
		knowsTime ||= fix;
		const time = knowsTime ? timeOf(BEGINS + seconds) : "";
		const lines = fix ? fixedLines(time, course()) : lostLines(time);
		const cancelLines = clock.after(LATENCY, () => uart.send(asciiOf(lines.map(sentence).join(""))));
		const cancelTick = clock.after(SECOND, tick);
		cancel = () => {
			cancelLines();
			cancelTick();
		};
	}

	let wasOn = false;
	function supplied() {
		if (power.on() === wasOn) return;
		wasOn = power.on();
		cancel();
		[seconds, missing, knowsTime] = [0, FIRST_FIX_SECONDS, false];
		if (wasOn) cancel = clock.after(SECOND, tick);
	}

	power.onChange(supplied);
	supplied();
	return { hasFix: () => power.on() && missing === 0 };
}

const asciiOf = (text: string) => [...text].map((sign) => sign.charCodeAt(0));

/** With `$`, the checksum (all characters between `$` and `*`, exclusive or) and the line's end. */
export function sentence(body: string): string {
	const sum = [...body].reduce((bits, sign) => bits ^ sign.charCodeAt(0), 0);
	return `$${body}*${sum.toString(16).toUpperCase().padStart(2, "0")}\r\n`;
}

function fixedLines(time: string, { latitude, longitude, metresASecond, heading }: Course): string[] {
	const north = `${minutesOf(latitude, 2)},${latitude < 0 ? "S" : "N"}`;
	const east = `${minutesOf(longitude, 3)},${longitude < 0 ? "W" : "E"}`;
	const course = metresASecond < SLOWEST ? "" : heading.toFixed(2);
	return [
		`GPRMC,${time},A,${north},${east},${(metresASecond / KNOT).toFixed(3)},${course},${DATE},,,A`,
		`GPGGA,${time},${north},${east},1,08,1.01,1124.0,M,-19.0,M,,`,
	];
}

function lostLines(time: string): string[] {
	return [`GPRMC,${time},V,,,,,,,${time && DATE},,,N`, `GPGGA,${time},,,,,0,00,99.99,,,,,,`];
}

/** `ddmm.mmmmm`, with this many digits of degrees. */
function minutesOf(angle: number, digits: number): string {
	const steps = Math.round(Math.abs(angle) * 60 * 1e5);
	const degrees = Math.floor(steps / 6e6);
	const minutes = ((steps - degrees * 6e6) / 1e5).toFixed(5).padStart(8, "0");
	return `${String(degrees).padStart(digits, "0")}${minutes}`;
}

function timeOf(seconds: number): string {
	return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
		.map((part) => String(Math.floor(part)).padStart(2, "0"))
		.join("")
		.concat(".00");
}
