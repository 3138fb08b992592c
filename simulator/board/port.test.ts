import { AVRIOPort, portBConfig, portDConfig } from "avr8js";
import { expect, test } from "vitest";
import { seededRandom } from "../checks/seeded-random.ts";
import { ChipCpu } from "./chip-cpu.ts";
import { EventQueue } from "./event-queue.ts";
import { Port } from "./port.ts";

/** PIN, DDR and PORT of B and D, pin-change and external interrupts with their flags. */
const REGISTERS = [0x23, 0x24, 0x25, 0x29, 0x2a, 0x2b, 0x3b, 0x3c, 0x3d, 0x68, 0x69, 0x6b, 0x6d];

function chipWith(Made: typeof AVRIOPort | typeof Port) {
	const cpu = new ChipCpu(new Uint16Array(4), new EventQueue(), 0);
	const ports = [new Made(cpu, portBConfig), new Made(cpu, portDConfig)];
	const edges: string[] = [];
	ports.forEach((port, index) => {
		for (let bit = 0; bit < 8; bit++)
			port.externalClockListeners[bit] = (high) => edges.push(`${index}.${bit} ${high}`);
		port.addListener((value, before) => edges.push(`${index}: ${before} ${value}`));
	});
	return { cpu, ports, edges };
}

test("a port leaves the same registers, edges and interrupts as avr8js's, whatever is written to it", () => {
	const random = seededRandom(3);
	const below = (count: number) => Math.floor(random() * count);
	const both = [chipWith(AVRIOPort), chipWith(Port)];
	for (let step = 0; step < 20_000; step++) {
		const [kind, register, value, bit] = [below(4), REGISTERS[below(REGISTERS.length)] ?? 0, below(256), below(8)];
		for (const { cpu, ports } of both) {
			if (kind === 0) ports[step % 2]?.setPin(bit, value > 127);
			else if (kind === 1 && step % 5 === 0) ports[step % 2]?.timerOverridePin(bit, value % 5);
			else cpu.writeData(register, value);
		}
		const [theirs, ours] = both.map(({ cpu, edges }) => [...cpu.data.subarray(0, 0x100), cpu.nextInterrupt, ...edges]);
		if (String(ours) !== String(theirs)) expect(ours, `step ${step}`).toEqual(theirs);
		for (const { edges } of both) edges.length = 0;
	}
});

test("outputs that become inputs together read the levels of their nets, without an edge where none is", () => {
	const { cpu, ports, edges } = chipWith(Port);
	const [PIND, DDRD, PORTD] = [0x29, 0x2a, 0x2b];
	const levels = [false, false];
	levels.forEach((_, bit) => {
		const pin = {
			get high() {
				return levels[bit] ?? false;
			},
			// The net of the first is pulled low as soon as the pin no longer drives it.
			pinSet: () => bit === 0 && (ports[1] as Port).levelChanged(0, false),
		};
		(ports[1] as Port).connect(bit, pin);
	});
	cpu.writeData(DDRD, 0b11);
	cpu.writeData(PORTD, 0b10);
	levels.fill(true);
	edges.length = 0;
	cpu.writeData(DDRD, 0);
	expect(cpu.data[PIND]).toBe(0b10);
	expect(edges.filter((edge) => edge.startsWith("1.1"))).toEqual([]);
});

test("an input hears its level where the chip's data has moved, as a translation does in the midst of a run", () => {
	const { cpu, ports } = chipWith(Port);
	const [PIND, DDRD] = [0x29, 0x2a];
	cpu.writeData(DDRD, 0b100);
	cpu.moveData(new ArrayBuffer(0x10000), cpu.data.length);
	cpu.writeData(DDRD, 0);
	(ports[1] as Port).levelChanged(2, true);
	expect(cpu.data[PIND]).toBe(0b100);
});
