import { AVRIOPort, type AVRTimerConfig, portBConfig, timer0Config, timer1Config } from "avr8js";
import { expect, test } from "vitest";
import { seededRandom } from "../checks/seeded-random.ts";
import { ChipCpu } from "./chip-cpu.ts";
import { EventQueue } from "./event-queue.ts";
import { Timer } from "./timer.ts";

const [TCCR1A, TCCR1B, TCNT1L, TCNT1H, OCR1AL, OCR1AH, TIFR1, TIMSK1] = [
	0x80, 0x81, 0x84, 0x85, 0x88, 0x89, 0x36, 0x6f,
];
const [TOV, OCFA] = [1, 2];

/** A timer alone, its registers written and the clock moved by hand. */
function timerOf(config: AVRTimerConfig) {
	const queue = new EventQueue();
	const cpu = new ChipCpu(new Uint16Array(4), queue, 0);
	new AVRIOPort(cpu, portBConfig);
	const timer = new Timer(cpu, config);
	return {
		cpu,
		timer,
		write: (register: number, value: number) => cpu.writeData(register, value),
		read: (register: number) => cpu.readData(register),
		pass(cycles: number) {
			const end = cpu.cycles + cycles;
			while (queue.next <= end) {
				cpu.cycles = queue.next;
				queue.runUntil(cpu.cycles);
			}
			cpu.cycles = end;
		},
	};
}

const timer1 = () => timerOf(timer1Config);

test("counts at the clock's pace, and only while it has a clock", () => {
	const timer = timer1();
	timer.pass(1000);
	expect(timer.read(TCNT1L)).toBe(0);
	timer.write(TCCR1B, 2);
	timer.pass(1 + 8 * 300);
	expect(timer.read(TCNT1L) + 256 * timer.read(TCNT1H)).toBe(300);
});

test("in normal mode it overflows after 65,536 counts, not at a compare value", () => {
	const timer = timer1();
	timer.write(OCR1AH, 0x10);
	timer.write(OCR1AL, 0x00);
	timer.write(TCCR1B, 1);
	timer.pass(0x1001);
	expect(timer.read(TIFR1) & OCFA).toBe(0);
	timer.pass(1);
	expect(timer.read(TIFR1) & OCFA).toBe(OCFA);
	timer.pass(0xeffd);
	expect(timer.read(TIFR1) & TOV).toBe(0);
	timer.pass(2);
	expect(timer.read(TIFR1) & TOV).toBe(TOV);
});

test("in CTC it begins again at the compare value and never overflows", () => {
	const timer = timer1();
	timer.write(OCR1AL, 99);
	timer.write(TCCR1B, 0x09);
	timer.pass(1 + 250);
	expect(timer.read(TCNT1L)).toBe(50);
	timer.pass(1_000_000);
	expect(timer.read(TIFR1) & (OCFA | TOV)).toBe(OCFA);
});

test("a compare value matches when its count ends, but not right after the program has set the counter to it", () => {
	const timer = timer1();
	timer.write(OCR1AL, 100);
	timer.write(TCNT1H, 0);
	timer.write(TCNT1L, 99);
	timer.write(TCCR1B, 1);
	timer.pass(2);
	expect([timer.read(TCNT1L), timer.read(TIFR1) & OCFA]).toEqual([100, 0]);
	timer.pass(1);
	expect([timer.read(TCNT1L), timer.read(TIFR1) & OCFA]).toEqual([101, OCFA]);
	timer.write(TIFR1, OCFA);
	timer.write(TCNT1H, 0);
	timer.write(TCNT1L, 100);
	timer.pass(50);
	expect(timer.read(TIFR1) & OCFA).toBe(0);
});

test("that the program has set the counter in a phase mode swallows no match of a later mode", () => {
	const timer = timer1();
	timer.write(TCCR1A, 1);
	timer.write(TCCR1B, 1);
	timer.pass(1);
	timer.write(TCNT1H, 0);
	timer.write(TCNT1L, 10);
	timer.pass(20);
	timer.write(TCCR1B, 0);
	timer.pass(1);
	const stopped = timer.read(TCNT1L);
	timer.write(TCCR1A, 0);
	timer.write(OCR1AL, stopped);
	timer.write(TCCR1B, 0x09);
	timer.pass(1);
	expect([stopped, timer.read(TIFR1) & OCFA]).toEqual([30, 0]);
	timer.pass(1);
	expect([timer.read(TCNT1L), timer.read(TIFR1) & OCFA]).toEqual([0, OCFA]);
});

test("a flag goes by writing 1 to it, the others stay", () => {
	const timer = timer1();
	timer.write(TCCR1B, 1);
	timer.pass(70_000);
	const flags = timer.read(TIFR1);
	timer.write(TIFR1, TOV);
	expect(timer.read(TIFR1)).toBe(flags & ~TOV);
});

test("it asks the clock for nothing while nobody would notice", () => {
	const timer = timer1();
	let calls = 0;
	const add = timer.cpu.addClockEvent.bind(timer.cpu);
	timer.cpu.addClockEvent = (callback, cycles) => {
		calls++;
		return add(callback, cycles);
	};
	timer.write(TCCR1A, 1);
	timer.write(TCCR1B, 3);
	timer.pass(16_000_000);
	expect(calls).toBeLessThan(5);
	timer.write(TIMSK1, TOV);
	timer.pass(16_000_000);
	expect(calls).toBeGreaterThan(400);
});

test("a fixed top of 8 bits masks what is written to a compare register: analogWrite(10, -6) is 250", () => {
	const timer = timer1();
	timer.write(TCCR1A, 1);
	timer.write(TCCR1B, 3);
	timer.write(OCR1AH, 0xff);
	timer.write(OCR1AL, 0xfa);
	expect([timer.read(OCR1AH), timer.read(OCR1AL)]).toEqual([0, 0xfa]);
	timer.pass(64 * 2 * 255);
	timer.write(TIFR1, OCFA);
	timer.pass(64 * 2 * 255);
	expect(timer.read(TIFR1) & OCFA).toBe(OCFA);
});

test("what is read again and again is what a count from the last change on gives, whatever is changed between", () => {
	const { TCCRA, TCCRB, TCNT, OCRA, OCRB, TIFR, TIMSK } = timer0Config;
	const registers = [TCCRA, TCCRB, TCNT, OCRA, OCRB, TIFR, TIMSK];
	const random = seededRandom(3);
	const [counted, reread] = [timerOf(timer0Config), timerOf(timer0Config)];
	for (let round = 0; round < 5000; round++) {
		const pieces = Array.from({ length: 4 }, () => Math.ceil(1000 ** random()));
		const register = registers[Math.floor(random() * registers.length)] ?? TCNT;
		const value = Math.floor(256 ** random());
		const seen = [counted, reread].map(({ write, pass, read, timer }) => {
			timer.stop(round % 50 === 0);
			write(register, value);
			for (const cycles of pieces) {
				pass(cycles);
				if (timer === reread.timer) read(random() < 0.5 ? TCNT : TIFR);
			}
			if (timer === counted.timer) timer.steadyUntil = 0;
			return [read(TCNT), read(TIFR)];
		});
		expect(seen[1], `round ${round}`).toEqual(seen[0]);
	}
});
