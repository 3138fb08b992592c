import { expect, test } from "vitest";
import { levelLengths } from "../fixtures/golden-trace.ts";
import { rigFor } from "../fixtures/part-rig.ts";
import { createNeo6m, sentence } from "./neo6m.ts";
import { powerBetween } from "./power.ts";
import { attachUart } from "./uart.ts";

/** A receiver, and a port that receives what it sends. */
function receiver({ latitude = -6.172, longitude = 35.74, metresASecond = 0, vcc = 5 } = {}) {
	let received = "";
	let sky = true;
	const rig = rigFor(
		["VCC", "GND", "RX", "TX", "NC"],
		(host) => {
			const power = powerBetween(host, ["VCC", "GND"], { fromVolts: 3.6 });
			const course = () => ({ latitude, longitude, metresASecond, heading: 90 });
			createNeo6m(host, power, { rx: "RX", tx: "TX", course, sky: () => sky });
			const onByte = (byte: number) => {
				received += String.fromCharCode(byte);
			};
			attachUart(host, power, { rxd: "TX", txd: "NC", baud: 9600, highVolts: 3.3, onByte });
			return { state: () => ({ kind: "diode" }) };
		},
		{ supplies: { VCC: vcc, GND: 0 } },
	);
	return {
		rig,
		setSky: (seen: boolean) => {
			sky = seen;
		},
		/** The lines of this many seconds. */
		lines(seconds: number) {
			received = "";
			rig.pass(seconds * 1e6);
			return received.split("\r\n").slice(0, -1);
		},
	};
}

// As receivers without a fix send them, with their checksums.
test("a sentence ends with the exclusive or of its characters", () => {
	expect(sentence("GPRMC,,V,,,,,,,,,,N")).toBe("$GPRMC,,V,,,,,,,,,,N*53\r\n");
	expect(sentence("GPGGA,,,,,,0,00,99.99,,,,,,")).toBe("$GPGGA,,,,,,0,00,99.99,,,,,,*48\r\n");
});

test("it sends two sentences a second, the first of them without a fix", () => {
	const { lines } = receiver();
	expect(lines(0.9)).toEqual([]);
	expect(lines(0.9)).toEqual(["$GPRMC,,V,,,,,,,,,,N*53", "$GPGGA,,,,,,0,00,99.99,,,,,,*48"]);
	expect(lines(1)).toEqual([
		sentence("GPRMC,060002.00,A,0610.32000,S,03544.40000,E,0.000,,150626,,,A").trim(),
		sentence("GPGGA,060002.00,0610.32000,S,03544.40000,E,1,08,1.01,1124.0,M,-19.0,M,,").trim(),
	]);
});

test.each([
	[51.4778833, -0.0014833, "5128.67300,N,00000.08900,W"],
	[-6.1718735, 35.7401265, "0610.31241,S,03544.40759,E"],
	[0, 179.9999999, "0000.00000,N,17959.99999,E"],
])("%f and %f degrees are %s", (latitude, longitude, text) => {
	expect(receiver({ latitude, longitude }).lines(2.5).at(-1)).toContain(text);
});

test("its speed is in knots, and it has a course while it moves", () => {
	expect(receiver({ metresASecond: 2 }).lines(2.5).join()).toContain(",3.888,90.00,150626,,,A*");
});

test("without the sky the fix is lost in a second, the time is kept, and it comes again", () => {
	const { lines, setSky } = receiver();
	lines(2.5);
	setSky(false);
	expect(lines(1)[0]).toBe(sentence("GPRMC,060003.00,V,,,,,,,150626,,,N").trim());
	setSky(true);
	expect(lines(1)[0]).toContain("GPRMC,060004.00,A,");
});

test("without power it is silent", () => {
	expect(receiver({ vcc: 3 }).lines(3)).toEqual([]);
});

test("it sends at 9600 baud: the shortest level is one bit of 104 µs", () => {
	const { rig } = receiver();
	const seen = levelLengths(rig, "TX");
	rig.pass(1_200_000);
	expect(Math.min(...seen)).toBeCloseTo(104.17, 0);
});
