import { describe, expect, test } from "vitest";
import { buildSimulation } from "../build-simulation.ts";
import type { I2cDevice } from "../circuit/i2c-bus.ts";
import type { SpiMode } from "../circuit/spi-bus.ts";
import exchange from "../fixtures/exchange.hex?raw";
import slave from "../fixtures/slave.hex?raw";
import { wired } from "../fixtures/wired.ts";
import { CYCLES_PER_MILLISECOND, type PartHost, type PartKind } from "../parts/part.ts";

/** A part made for a test: what it does is given. */
function partFor(pins: readonly string[], create: (host: PartHost) => void): PartKind {
	return {
		kind: "tester",
		pins,
		controls: () => [],
		create(host) {
			create(host);
			return { state: () => ({ kind: "battery" }) };
		},
	};
}

function simulate(hex: string, kind: PartKind, wires: readonly string[]) {
	const circuit = wired({ other: "tester" }, wires);
	const simulation = buildSimulation({ hex, circuit, kinds: new Map([[kind.kind, kind]]) });
	let printed = "";
	simulation.onSerial((text) => {
		printed += text;
	});
	return { simulation, lines: () => printed.trim().split(/\s+/) };
}

const I2C_WIRES = ["uno.A4 other.SDA", "uno.A5 other.SCL"];

/** A master that sends 1, 2 and 3 to an address, and then reads two bytes, one a millisecond. */
function masterFor(address: number, answers: (number | boolean)[]): PartKind {
	return partFor(["SDA", "SCL"], ({ i2c, clock, pin }) => {
		let device: I2cDevice | undefined;
		const call = (reading: boolean) => {
			[device] = i2c.at({ sda: pin("SDA").net, scl: pin("SCL").net }, address);
			answers.push(device?.start(reading) ?? false);
		};
		const steps = [
			() => call(false),
			...[1, 2, 3].map((byte) => () => answers.push(device?.write(byte) ?? false)),
			() => device?.stop?.(),
			() => call(true),
			() => answers.push(device?.read(true) ?? -1),
			() => answers.push(device?.read(false) ?? -1),
			() => device?.stop?.(),
		];
		for (const [at, step] of steps.entries()) clock.after((10 + at) * CYCLES_PER_MILLISECOND, step);
	});
}

describe("a sketch that is a slave on I2C", () => {
	test("hears its address, gets the bytes that a master sends, and answers what it is asked", () => {
		const answers: (number | boolean)[] = [];
		const { simulation } = simulate(slave, masterFor(8, answers), I2C_WIRES);
		simulation.advance(40);
		expect(answers).toEqual([true, true, true, true, true, 6, 3]);
	});

	test("answers a second time after being switched off and on, once", () => {
		const answers: (number | boolean)[] = [];
		const { simulation } = simulate(slave, masterFor(8, answers), I2C_WIRES);
		simulation.advance(40);
		simulation.reset();
		simulation.advance(40);
		expect(answers.slice(7)).toEqual([true, true, true, true, true, 6, 3]);
	});

	test("hears no other address, and nobody whose lines are not its own", () => {
		for (const [address, wires] of [
			[9, I2C_WIRES],
			[8, ["uno.A5 other.SDA", "uno.A4 other.SCL"]],
		] as const) {
			const answers: (number | boolean)[] = [];
			const { simulation } = simulate(slave, masterFor(address, answers), wires);
			simulation.advance(40);
			expect(answers).toEqual([false, false, false, false, false, -1, -1]);
		}
	});
});

describe("a part on SPI", () => {
	const SPI_WIRES = ["uno.13 other.SCK", "uno.11 other.MOSI", "uno.12 other.MISO", "uno.10 other.CS"];

	/** Answers each byte with the one before; writes down what it sees. */
	function echo(seen: (readonly [byte: number, mode: SpiMode] | boolean)[]): PartKind {
		return partFor(["SCK", "MOSI", "MISO", "CS"], ({ spi, pin }) => {
			let last = 0xc0;
			const lines = { sck: pin("SCK").net, mosi: pin("MOSI").net, miso: pin("MISO").net };
			spi.attach(lines, pin("CS").net, {
				select: (chosen) => seen.push(chosen),
				exchange(byte, mode) {
					seen.push([byte, mode]);
					const answer = last;
					last = byte;
					return answer;
				},
			});
		});
	}

	test("takes a byte and gives one while its select line is low, in the order of bits and the mode that are set", () => {
		const seen: (readonly [number, SpiMode] | boolean)[] = [];
		const { simulation, lines } = simulate(exchange, echo(seen), SPI_WIRES);
		simulation.advance(20);
		// 0x34 with its lowest bit first is 0x2c; the last byte is sent while no device is selected.
		expect(lines()).toEqual([0xc0, 0x12, 0x2c, 0].map(String));
		const exchanged = seen.filter((one) => typeof one !== "boolean");
		expect(exchanged).toEqual([
			[0x12, 0],
			[0x34, 0],
			[0x80, 1],
		]);
		expect(seen.slice(-3)).toEqual([true, [0x80, 1], false]);
	});

	test("is not heard without the wire of MISO, and hears nothing without that of the clock", () => {
		for (const [missing, receives] of [
			["MISO", true],
			["SCK", false],
		] as const) {
			const seen: (readonly [number, SpiMode] | boolean)[] = [];
			const wires = SPI_WIRES.filter((wire) => !wire.endsWith(missing));
			const { simulation, lines } = simulate(exchange, echo(seen), wires);
			simulation.advance(20);
			expect(lines()).toEqual(["0", "0", "0", "0"]);
			expect(seen.some((one) => typeof one !== "boolean")).toBe(receives);
		}
	});
});
