import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { crcA } from "./crc-a.ts";
import { part } from "./model.ts";
import { COM_INTERRUPT, COMMAND, REGISTER, SELF_TEST } from "./registers.ts";

const { tx, rx, idle, timer } = COM_INTERRUPT;
const REQA = 0x26;
const WUPA = 0x52;

function reader(vcc = 3.3) {
	const rig = rigFor(part.pins, part.create, { supplies: { "3.3V": vcc, GND: 0 } });
	const lines = { sck: rig.net("SCK"), mosi: rig.net("MOSI"), miso: rig.net("MISO") };
	/** One access: the bytes while SDA is low. */
	const access = (...bytes: number[]) => {
		rig.outside("SDA").drive(0, 25);
		const answers = bytes.map((byte) => rig.spi.exchange(lines, byte, 0) ?? -1);
		rig.outside("SDA").drive(3.3, 25);
		return answers;
	};
	const write = (register: number, ...values: number[]) => access(register << 1, ...values);
	const read = (register: number) => access(0x80 | (register << 1), 0)[1] ?? -1;
	const fifo = () => Array.from({ length: read(REGISTER.fifoLevel) }, () => read(REGISTER.fifoData));
	/** Ready for cards: 25 ms until the timer ends an exchange, check sums from 0x6363, 100 % modulation, antenna on. */
	const ready = () => {
		write(REGISTER.timerMode, 0x80);
		write(REGISTER.timerPrescaler, 0xa9);
		write(REGISTER.reloadHigh, 0x03);
		write(REGISTER.reloadLow, 0xe8);
		write(REGISTER.txAsk, 0x40);
		write(REGISTER.mode, 0x3d);
		write(REGISTER.txControl, 0x83);
	};
	/** Sends a frame, and waits for what comes: the interrupts and the answer. */
	const exchange = (bytes: readonly number[], framing = 0, milliseconds = 3) => {
		write(REGISTER.command, COMMAND.idle);
		write(REGISTER.comInterrupts, 0x7f);
		write(REGISTER.fifoLevel, 0x80);
		write(REGISTER.fifoData, ...bytes);
		write(REGISTER.bitFraming, framing);
		write(REGISTER.command, COMMAND.transceive);
		write(REGISTER.bitFraming, 0x80 | framing);
		rig.pass(milliseconds * 1000);
		return { interrupts: read(REGISTER.comInterrupts), answer: fifo() };
	};
	const ask = (...bytes: number[]) => exchange(bytes).answer;
	const request = (command = REQA) => exchange([command], 7).answer;
	const select = (level: number, uid: readonly number[]) => {
		const bytes = [level, 0x70, ...uid];
		return ask(...bytes, ...crcA(bytes));
	};
	const lay = (card: string) => rig.part.setControl?.(card, 1);
	const take = (card: string) => rig.part.setControl?.(card, 0);
	return { rig, access, write, read, fifo, ready, exchange, ask, request, select, lay, take };
}

describe("its registers", () => {
	test("are those of the data sheet after a reset, on RST and by its command", () => {
		const { rig, read, write } = reader();
		const seen = () => [REGISTER.command, REGISTER.comInterrupts, REGISTER.mode, REGISTER.txControl].map(read);
		expect([...seen(), read(REGISTER.version), read(REGISTER.status1)]).toEqual([0x20, 0x14, 0x3f, 0x80, 0x92, 0x21]);
		write(REGISTER.mode, 0x3d);
		write(REGISTER.txControl, 0x83);
		expect(seen()).toEqual([0x20, 0x14, 0x3d, 0x83]);
		write(REGISTER.command, COMMAND.softReset);
		expect(seen()).toEqual([0x20, 0x14, 0x3f, 0x80]);
		write(REGISTER.mode, 0x3d);
		rig.outside("RST").drive(0, 25);
		expect(read(REGISTER.version)).toBe(0);
		rig.outside("RST").drive(3.3, 25);
		expect([...seen(), read(REGISTER.version)]).toEqual([0x20, 0x14, 0x3f, 0x80, 0x92]);
	});

	test("are read one after the other within one access, and written several times at one address", () => {
		const { access, fifo, write } = reader();
		write(REGISTER.fifoData, 1, 2, 3);
		const at = (register: number) => 0x80 | (register << 1);
		expect(access(at(REGISTER.fifoLevel), at(REGISTER.version), at(REGISTER.fifoData), 0)).toEqual([0, 3, 0x92, 1]);
		expect(fifo()).toEqual([2, 3]);
	});

	test.each([2.3, 5])("do not answer with a supply of %s V", (volts) => {
		expect(reader(volts).read(REGISTER.version)).toBe(0);
	});

	test("the FIFO takes 64 bytes and tells of one more", () => {
		const { read, write } = reader();
		write(REGISTER.fifoData, ...Array.from({ length: 65 }, (_, at) => at));
		expect([read(REGISTER.fifoLevel), read(REGISTER.error)]).toEqual([64, 0x10]);
		write(REGISTER.fifoLevel, 0x80);
		expect([read(REGISTER.fifoLevel), read(REGISTER.error)]).toEqual([0, 0]);
	});

	test("the check sum is that of ISO/IEC 14443-3, annex B", () => {
		const { read, write } = reader();
		write(REGISTER.mode, 0x3d);
		write(REGISTER.fifoData, 0x00, 0x00);
		write(REGISTER.command, COMMAND.calcCrc);
		expect([read(REGISTER.crcLow), read(REGISTER.crcHigh), read(REGISTER.divInterrupts)]).toEqual([0xa0, 0x1e, 0x04]);
		write(REGISTER.command, COMMAND.idle);
		write(REGISTER.fifoData, 0x12, 0x34);
		write(REGISTER.command, COMMAND.calcCrc);
		expect([read(REGISTER.crcLow), read(REGISTER.crcHigh)]).toEqual([0x26, 0xcf]);
	});

	test("the self test passes with a clean buffer only", () => {
		const { fifo, write } = reader();
		const run = (fill: number) => {
			write(REGISTER.command, COMMAND.softReset);
			write(REGISTER.fifoData, ...Array.from({ length: 25 }, () => fill));
			write(REGISTER.command, COMMAND.mem);
			write(REGISTER.autoTest, 0x09);
			write(REGISTER.fifoData, 0);
			write(REGISTER.command, COMMAND.calcCrc);
			return fifo();
		};
		expect(run(0)).toEqual(SELF_TEST);
		expect(run(1)).not.toEqual(SELF_TEST);
	});
});

describe("its timer", () => {
	/** (1000 + 1) × (2 × 169 + 1) / 13.56 MHz from the end of the request (8.5), which takes 9 bits of 9.44 µs. */
	const END = 25_025 + 85;

	test("ends what nothing answers, 25 ms after the frame", () => {
		const { rig, ready, exchange, read } = reader();
		ready();
		expect(exchange([REQA], 7).interrupts & (tx | rx | timer)).toBe(tx);
		rig.pass(END - 3000 - 10);
		expect(read(REGISTER.comInterrupts) & timer).toBe(0);
		rig.pass(20);
		expect(read(REGISTER.comInterrupts) & timer).toBe(timer);
	});

	test("is stopped by an answer", () => {
		const { ready, lay, exchange } = reader();
		ready();
		lay("a");
		expect(exchange([REQA], 7, 40).interrupts & (tx | rx | idle | timer)).toBe(tx | rx);
	});
});

describe("a card", () => {
	const UID = [0x83, 0x5a, 0x1c, 0xe7];
	const CHECK = 0x83 ^ 0x5a ^ 0x1c ^ 0xe7;

	test("answers a request after its delay, tells its UID, and is selected by it", () => {
		const { ready, lay, exchange, request, ask, select } = reader();
		ready();
		expect(request()).toEqual([]);
		lay("a");
		// 9 bits, 1172 periods of the carrier and 20 bits take 360 µs.
		expect(exchange([REQA], 7, 0.35).interrupts & rx).toBe(0);
		expect(request()).toEqual([]);
		expect(exchange([REQA], 7, 0.37)).toMatchObject({ answer: [0x04, 0x00] });
		expect(ask(0x93, 0x20)).toEqual([...UID, CHECK]);
		expect(select(0x93, [...UID, CHECK])).toEqual([0x08, ...crcA([0x08])]);
	});

	test("has the rest of its UID for who knows the first bits, and nothing for other bits", () => {
		const { ready, lay, request, exchange, read } = reader();
		ready();
		lay("a");
		request();
		// 12 bits are known: 0x83 and the low half of 0x5a; the answer begins at bit 4.
		expect(exchange([0x93, 0x34, 0x83, 0x0a], 0x44).answer).toEqual([0x50, 0x1c, 0xe7, CHECK]);
		expect(read(REGISTER.control) & 7).toBe(0);
		request();
		request();
		expect(exchange([0x93, 0x34, 0x83, 0x0b], 0x44).answer).toEqual([]);
	});

	test("with seven bytes tells them on two levels", () => {
		const { ready, lay, request, ask, select } = reader();
		ready();
		lay("ticket");
		expect(request()).toEqual([0x44, 0x00]);
		const first = [0x88, 0x04, 0x5a, 0x1c, 0x88 ^ 0x04 ^ 0x5a ^ 0x1c];
		expect(ask(0x93, 0x20)).toEqual(first);
		expect(select(0x93, first)[0]).toBe(0x04);
		const second = [0xe2, 0x9b, 0x61, 0x80, 0xe2 ^ 0x9b ^ 0x61 ^ 0x80];
		expect(ask(0x95, 0x20)).toEqual(second);
		expect(select(0x95, second)[0]).toBe(0x00);
	});

	test("is silent once it is halted, but for a wake-up; laid on anew it answers again", () => {
		const { ready, lay, take, request, ask, select } = reader();
		ready();
		lay("a");
		const halt = () => {
			select(0x93, [...UID, CHECK]);
			return ask(0x50, 0x00, ...crcA([0x50, 0x00]));
		};
		request();
		expect(halt()).toEqual([]);
		expect([request(), request()]).toEqual([[], []]);
		expect(request(WUPA)).toEqual([0x04, 0x00]);
		halt();
		expect(request()).toEqual([]);
		take("a");
		lay("a");
		expect(request()).toEqual([0x04, 0x00]);
	});

	test("that was selected and not halted misses one request", () => {
		const { ready, lay, request, select } = reader();
		ready();
		lay("a");
		request();
		select(0x93, [...UID, CHECK]);
		expect([request(), request()]).toEqual([[], [0x04, 0x00]]);
	});

	test("begins anew when the antenna was off", () => {
		const { ready, lay, request, write } = reader();
		ready();
		lay("b");
		request();
		write(REGISTER.txControl, 0x80);
		expect(request()).toEqual([]);
		write(REGISTER.txControl, 0x83);
		expect(request()).toEqual([0x04, 0x00]);
	});

	test("is not authenticated: the timer ends that", () => {
		const { rig, ready, lay, request, select, read, write } = reader();
		ready();
		lay("a");
		request();
		select(0x93, [...UID, CHECK]);
		write(REGISTER.comInterrupts, 0x7f);
		write(REGISTER.fifoData, 0x60, 0x07, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, ...UID);
		write(REGISTER.command, COMMAND.authenticate);
		rig.pass(26_000);
		expect(read(REGISTER.comInterrupts) & (timer | idle)).toBe(timer);
	});
});

test("shows what lies on it, and whether its antenna is on; the upper card answers", () => {
	const { rig, ready, lay, take, request, ask } = reader();
	expect(rig.part.state()).toEqual({ kind: "mfrc522", lying: [], field: false });
	ready();
	lay("b");
	lay("ticket");
	expect(rig.part.state()).toEqual({ kind: "mfrc522", lying: ["b", "ticket"], field: true });
	expect(request()).toEqual([0x44, 0x00]);
	take("ticket");
	expect(request()).toEqual([0x04, 0x00]);
	expect(ask(0x93, 0x20).slice(0, 2)).toEqual([0xf2, 0x09]);
});
