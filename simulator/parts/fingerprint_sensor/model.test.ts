import { describe, expect, test } from "vitest";
import { type PartRig, powered, rigFor } from "../../fixtures/part-rig.ts";
import { readSerial, writeSerial } from "../../fixtures/serial-rig.ts";
import { wired } from "../../fixtures/wired.ts";
import { checkWiring } from "../../wiring/check-wiring.ts";
import type { PartProps } from "../part.ts";
import { CODE, COMMAND } from "./matcher.ts";
import { createFingerprintSensor, part, TIMINGS } from "./model.ts";
import { answerPacket, commandPacket } from "./packet.ts";

const BAUD = 57_600;
const ENROLLED = { enrolled: "1:amina,2:juma" };
const BYTE_MS = 10_000 / BAUD;

const text = (bytes: readonly number[]) => String.fromCharCode(...bytes);
const bytesOf = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));

function listening(rig: PartRig, baud = BAUD) {
	rig.outside("RX").drive(3.3, 700);
	rig.pass(TIMINGS.initialMs * 1000);
	const lay = (id: string) => rig.part.setControl?.(id, 1);
	const press = (percent: number) => rig.part.setControl?.("contact", percent);
	const send = (bytes: readonly number[]) => writeSerial(rig, "RX", text(bytes), 3.3, baud);
	/** The whole packet that comes back, with this many bytes of content. */
	const receive = (contentBytes = 1) => bytesOf(readSerial(rig, "TX", 11 + contentBytes, baud));
	/** Sends a command and gives the content of the answer. */
	const ask = (command: number[], contentBytes = 1) => {
		send(commandPacket(command));
		for (let waited = 0; rig.network.isHigh(rig.net("TX")) && waited < 100_000; waited++) rig.pass(4);
		return receive(contentBytes).slice(9, -2);
	};
	const character = (slot: number) => {
		ask([COMMAND.genImg]);
		return ask([COMMAND.img2Tz, slot])[0];
	};
	const search = (command: number = COMMAND.highSpeedSearch, from = 0, count = 163) => {
		const [code, high = 0, low = 0, scoreHigh = 0, scoreLow = 0] = ask([command, 1, 0, from, 0, count], 5);
		return [code, high * 256 + low, scoreHigh * 256 + scoreLow];
	};
	return { rig, lay, press, send, receive, ask, character, search };
}

const sensor = (props: PartProps = ENROLLED, baud?: number) =>
	listening(powered(part, { VCC: 5, GND: 0 }, props).rig, baud);

describe("packets", () => {
	test("are those of the user manual: the password's and its answer", () => {
		const { send, rig, receive } = sensor();
		const asked = [0xef, 0x01, 0xff, 0xff, 0xff, 0xff, 0x01, 0x00, 0x07, 0x13, 0x00, 0x00, 0x00, 0x00, 0x00, 0x1b];
		expect(commandPacket([COMMAND.verifyPassword, 0, 0, 0, 0])).toEqual(asked);
		send(asked);
		rig.pass(TIMINGS.otherMs * 1000 - 100);
		expect(receive()).toEqual([0xef, 0x01, 0xff, 0xff, 0xff, 0xff, 0x07, 0x00, 0x03, 0x00, 0x00, 0x0a]);
		expect(answerPacket([CODE.ok]).slice(-2)).toEqual([0x00, 0x0a]);
	});

	test("with a wrong sum are told, noise before one and packets to another address are passed over", () => {
		const { send, rig, ask } = sensor();
		const wrong = commandPacket([COMMAND.templateNum]).with(-1, 0);
		send(wrong);
		rig.pass(TIMINGS.otherMs * 1000 - 100);
		expect(bytesOf(readSerial(rig, "TX", 12, BAUD))[9]).toBe(CODE.badPacket);
		send([0x00, 0xef, 0x55]);
		send(commandPacket([COMMAND.empty]).with(5, 0x01));
		expect(ask([COMMAND.templateNum], 3)).toEqual([CODE.ok, 0, 2]);
	});

	test("at another speed come with the prop that says so, and else not at all", () => {
		expect(sensor({ ...ENROLLED, baud: 9600 }, 9600).ask([COMMAND.templateNum], 3)).toEqual([CODE.ok, 0, 2]);
		const { send, rig } = sensor();
		writeSerial(rig, "RX", text(commandPacket([COMMAND.empty])), 3.3, 9600);
		send([]);
		rig.pass(50_000);
		expect(rig.part.state()).toMatchObject({ prints: 2 });
	});

	test("are not heard before 500 ms have passed, nor without power", () => {
		const { rig } = powered(part, { VCC: 5, GND: 0 }, ENROLLED);
		rig.outside("RX").drive(3.3, 700);
		rig.pass(490_000);
		writeSerial(rig, "RX", text(commandPacket([COMMAND.empty])), 3.3, BAUD);
		rig.pass(50_000);
		expect(rig.part.state()).toMatchObject({ prints: 2, lit: true });
		for (const [volts, lit] of [
			[4.1, false],
			[4.3, true],
		] as const)
			expect(powered(part, { VCC: volts, GND: 0 }).rig.part.state()).toMatchObject({ lit });
	});
});

describe("a finger", () => {
	test.each([
		["amina", 70, CODE.ok, [CODE.ok, 1, 140]],
		["amina", 20, CODE.ok, [CODE.ok, 1, 40]],
		["amina", 100, CODE.ok, [CODE.ok, 1, 200]],
		["amina", 19, CODE.tooFewFeatures, [CODE.notFound, 0, 0]],
		["juma", 70, CODE.ok, [CODE.ok, 2, 70]],
		["stranger", 100, CODE.ok, [CODE.notFound, 0, 0]],
		["wet", 70, CODE.messyImage, [CODE.notFound, 0, 0]],
	])("%s with %d %% on the window", (id, percent, code, found) => {
		const { lay, press, character, search } = sensor();
		lay(id);
		press(percent);
		expect(character(1)).toBe(code);
		expect(search()).toEqual(found);
	});

	test("that is not there gives no image", () => {
		const { ask } = sensor();
		expect(ask([COMMAND.genImg])).toEqual([CODE.noFinger]);
		expect(ask([COMMAND.img2Tz, 1])).toEqual([CODE.noImage]);
	});

	test("takes the place of the one before", () => {
		const { lay, rig } = sensor();
		lay("amina");
		lay("juma");
		expect(rig.part.state()).toMatchObject({ controls: { amina: 0, juma: 1, stranger: 0, wet: 0 } });
		rig.part.setControl?.("amina", 0);
		expect(rig.part.state()).toMatchObject({ controls: { juma: 1 } });
		rig.part.setControl?.("juma", 0);
		expect(rig.part.state()).toMatchObject({ controls: { juma: 0 } });
	});

	test("is looked for only where the search says", () => {
		const { lay, character, search } = sensor();
		lay("juma");
		character(1);
		expect(search(COMMAND.search, 0, 2)).toEqual([CODE.notFound, 0, 0]);
		expect(search(COMMAND.search, 2, 1)).toEqual([CODE.ok, 2, 70]);
	});
});

describe("templates", () => {
	test("are made of two images of one finger, stored, deleted, and all erased", () => {
		const { lay, character, ask, search } = sensor();
		lay("stranger");
		character(1);
		character(2);
		expect(ask([COMMAND.regModel])).toEqual([CODE.ok]);
		expect(ask([COMMAND.store, 1, 0, 7])).toEqual([CODE.ok]);
		expect(search()).toEqual([CODE.ok, 7, 140]);
		expect(ask([COMMAND.templateNum], 3)).toEqual([CODE.ok, 0, 3]);
		expect(ask([COMMAND.deleteChar, 0, 7, 0, 1])).toEqual([CODE.ok]);
		expect(search()).toEqual([CODE.notFound, 0, 0]);
		expect(ask([COMMAND.empty])).toEqual([CODE.ok]);
		expect(ask([COMMAND.templateNum], 3)).toEqual([CODE.ok, 0, 0]);
	});

	test("are not made of two fingers, and have room for 162", () => {
		const { lay, character, ask } = sensor();
		lay("amina");
		character(1);
		lay("juma");
		character(2);
		expect(ask([COMMAND.regModel])).toEqual([CODE.mismatch]);
		expect(ask([COMMAND.store, 1, 0, 162])).toEqual([CODE.badLocation]);
		expect(ask([COMMAND.store, 1, 0, 161])).toEqual([CODE.ok]);
		expect(ask([COMMAND.deleteChar, 0, 161, 0, 2])).toEqual([CODE.deleteFailed]);
		expect(ask([COMMAND.loadChar, 1, 0, 5])).toEqual([CODE.cannotRead]);
	});

	test("stand in its parameters as far as there is room, beside its address and speed", () => {
		expect(sensor().ask([COMMAND.readSysPara], 17)).toEqual([
			CODE.ok,
			0,
			0,
			0,
			0,
			0,
			162,
			0,
			3,
			0xff,
			0xff,
			0xff,
			0xff,
			0,
			1,
			0,
			6,
		]);
	});

	test("of the run are gone when the power was", () => {
		const rig = rigFor(part.pins, part.create, { supplies: { GND: 0 }, props: ENROLLED });
		rig.outside("VCC").drive(5, 1);
		const { ask } = listening(rig);
		ask([COMMAND.empty]);
		expect(rig.part.state()).toMatchObject({ prints: 0, lit: true });
		rig.outside("VCC").drive(0, 1);
		expect(rig.part.state()).toMatchObject({ prints: 2, lit: false });
	});

	test("are safe with a password: a wrong one is told", () => {
		expect(sensor().ask([COMMAND.verifyPassword, 0, 0, 0, 1])).toEqual([CODE.wrongPassword]);
	});
});

test("the light is switched off and on", () => {
	const { ask, rig } = sensor();
	ask([COMMAND.ledOff]);
	expect(rig.part.state()).toMatchObject({ lit: false });
	ask([COMMAND.ledOn]);
	expect(rig.part.state()).toMatchObject({ lit: true });
});

describe("its times", () => {
	/** From the end of a command to the beginning of the answer, in milliseconds. */
	function answerTime(command: number[], finger?: string, timings = TIMINGS) {
		const rig = rigFor(part.pins, (host) => createFingerprintSensor(host, timings), {
			supplies: { VCC: 5, GND: 0 },
			props: ENROLLED,
		});
		const { lay, send } = listening(rig);
		if (finger) lay(finger);
		send(commandPacket(command));
		const from = rig.microseconds();
		while (rig.network.isHigh(rig.net("TX")) && rig.microseconds() - from < 1e6) rig.pass(10);
		return (rig.microseconds() - from) / 1000;
	}
	const trace = (timings = TIMINGS) => [
		answerTime([COMMAND.genImg], "amina", timings),
		answerTime([COMMAND.genImg], undefined, timings),
		answerTime([COMMAND.img2Tz, 1], "amina", timings),
		answerTime([COMMAND.search, 1, 0, 0, 0, 10], undefined, timings),
		answerTime([COMMAND.templateNum], undefined, timings),
	];
	const EXPECTED = [250, 60, 150, 100, 10];
	const isRight = (times: readonly number[]) => times.every((time, at) => Math.abs(time - (EXPECTED[at] ?? 0)) < 1);

	test("are within what the manual gives, and others would be noticed", () => {
		expect(isRight(trace())).toBe(true);
		for (const factor of [0.8, 1.2]) {
			const { imageMs, characterFileMs, searchMs, noFingerMs, otherMs, initialMs } = TIMINGS;
			const shifted = {
				initialMs,
				...{ imageMs: imageMs * factor, characterFileMs: characterFileMs * factor, searchMs: searchMs * factor },
				...{ noFingerMs: noFingerMs * factor, otherMs: otherMs * factor },
			};
			expect(isRight(trace(shifted))).toBe(false);
		}
	});

	test("while it works it hears nothing, and a byte takes 0.17 ms", () => {
		const { send, rig, lay } = sensor();
		lay("amina");
		send(commandPacket([COMMAND.genImg]));
		expect(rig.part.state()).toMatchObject({ scanning: true });
		send(commandPacket([COMMAND.empty]));
		rig.pass((TIMINGS.imageMs + 12 * BYTE_MS) * 1000);
		expect(rig.part.state()).toMatchObject({ scanning: false, prints: 2 });
	});
});

describe("its RX takes 3.3 V at most", () => {
	const dangers = (...wires: string[]) => {
		const ohms = (value: number): [string, { ohms: number }] => ["resistor", { ohms: value }];
		const circuit = wired({ it: "fingerprint_sensor", r1: ohms(1000), r2: ohms(2000) }, [
			...["uno.5V it.VCC", "uno.GND.1 it.GND"],
			...wires,
		]);
		return checkWiring(circuit).filter(({ severity }) => severity === "danger");
	};

	test("a pin of the board straight on it is a danger, behind two resistors it is none", () => {
		expect(dangers("uno.3 it.RX")).toMatchObject([{ code: "signal_too_high", values: { part: "it", pin: "RX" } }]);
		expect(dangers("uno.3 r1.1", "r1.2 it.RX", "it.RX r2.1", "r2.2 uno.GND.2")).toEqual([]);
		expect(dangers("it.TX uno.2")).toEqual([]);
	});
});
