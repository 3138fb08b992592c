import { type EEPROMBackend, PinState } from "avr8js";
import { AnalogComparator } from "./board/analog-comparator.ts";
import { type Chip, createChip } from "./board/chip.ts";
import { RAM_END, RAM_START } from "./board/chip-cpu.ts";
import type { EventQueue } from "./board/event-queue.ts";
import { drivePin, type PinMode, shownMode } from "./board/pin-drive.ts";
import type { Port, PortPin } from "./board/port.ts";
import { isSleep, isSleepOrBreak, type Program } from "./board/program.ts";
import { SerialPort } from "./board/serial-port.ts";
import { connectSpi } from "./board/spi-master.ts";
import { TwiMaster } from "./board/twi-master.ts";
import { TwiSlave } from "./board/twi-slave.ts";
import { canBeCompared, UNO_COMPARATOR, UNO_I2C, UNO_PINS, UNO_SPI, type UnoPin } from "./board/uno-pins.ts";
import type { I2cBus } from "./circuit/i2c-bus.ts";
import type { Driver, Network } from "./circuit/network.ts";
import type { SpiBus } from "./circuit/spi-bus.ts";
import { createProcessor, type Processor } from "./translate/processor.ts";

const PIN_MODES: Record<PinState, PinMode> = {
	[PinState.Input]: "input",
	[PinState.InputPullUp]: "pullup",
	[PinState.Low]: "low",
	[PinState.High]: "high",
};
/** Sleep Mode Control Register: the bit that allows SLEEP. */
const SMCR = 0x53;
const SLEEP_ENABLE = 1;
/** The sleep modes of SMCR in which the timers stop too: power-down, power-save and the standbys (data sheet, chapter "Sleep modes": the active clock domains). */
const SLEEP_MODE = 0x0e;
const TIMERS_STOP_FROM = 0x04;
/** Cycles between waking and the interrupt (data sheet, "Interrupt Response Time"). */
const WAKE_CYCLES = 4;
/** An interrupt takes four cycles (same chapter); avr8js counts two. */
const INTERRUPT_CYCLES = 2;
/** RJMP .-2 */
const JUMP_TO_SELF = 0xcfff;

/** What went wrong on the chip since power-on. */
export interface ChipHealth {
	/** Times the sketch began again by itself: by the watchdog, or by a jump to address 0. */
	restarts: number;
	/** Times it ran where no program is, or its stack left the RAM; the chip then begins again too. */
	crashes: number;
}

/** What a pin is set to, and what is on it. */
export interface PinLevel {
	readonly mode: "input" | "pullup" | "output";
	readonly high: boolean;
	readonly volts: number;
}

/** A board that is switched on: its pins drive and read the circuit's nets. */
export interface Board {
	readonly health: ChipHealth;
	readonly serial: SerialPort;
	readonly cycles: number;
	/** Runs until the clock has reached a cycle (an instruction's length beyond it at most), or a debugger halts it before. */
	run(untilCycle: number): void;
	pinLevel(name: string): PinLevel;
	/** The next instruction is a jump to itself: without interrupts nothing will ever change. */
	isStuck(): boolean;
}

/** An Arduino Uno with its chip running one program. */
export interface Uno extends Board {
	/** The chip at work; another one after each restart. */
	readonly chip: Chip;
}

/** What a board is wired to. */
export interface UnoSurroundings {
	network: Network;
	queue: EventQueue;
	i2c: I2cBus;
	spi: SpiBus;
	/** What outlives switching off. */
	eeprom: EEPROMBackend;
	/** The net of one of the board's pins. */
	netOf(pin: string): number;
	/** What runs the instructions; by itself it interprets at first and translates what is busy. */
	processor?: ((program: Program, queue: EventQueue) => Processor) | undefined;
}

/** A pin of the board on its net: the port at work drives it and reads its level. */
class PinWire implements PortPin {
	readonly pin: UnoPin;
	readonly net: number;
	state = PinState.Input;
	private readonly network: Network;
	readonly driver: Driver;
	private port: Port | undefined;

	constructor(pin: UnoPin, net: number, network: Network) {
		this.pin = pin;
		this.net = net;
		this.network = network;
		this.driver = network.driver(net);
	}

	get high(): boolean {
		return this.network.isHigh(this.net);
	}

	release(): void {
		this.state = PinState.Input;
		this.driver.release();
	}

	/** A chip that begins has ports of its own. */
	connect(port: Port): void {
		port.setPin(this.pin.bit, this.high);
		port.connect(this.pin.bit, this);
		this.port = port;
	}

	pinSet(state: PinState): void {
		if (state === this.state) return;
		this.state = state;
		drivePin(this.driver, PIN_MODES[state]);
	}

	/** The net has another level. */
	levelChanged(high: boolean): void {
		this.port?.levelChanged(this.pin.bit, high);
	}
}

/** Powers a board on: its pins drive and read the given nets. */
export function createUno(
	program: Program,
	{ network, queue, i2c, spi, eeprom, netOf, processor: make = createProcessor }: UnoSurroundings,
): Uno {
	const health: ChipHealth = { restarts: 0, crashes: 0 };
	const serial = new SerialPort();
	const wires = UNO_PINS.map((pin) => new PinWire(pin, netOf(pin.name), network));
	const byChannel = new Map(wires.map((wire) => [wire.pin.channel, wire.net]));
	const byName = new Map(wires.map((wire) => [wire.pin.name, wire]));
	const i2cLines = { sda: netOf(UNO_I2C.sda), scl: netOf(UNO_I2C.scl) };
	const spiLines = { sck: netOf(UNO_SPI.sck), mosi: netOf(UNO_SPI.mosi), miso: netOf(UNO_SPI.miso) };
	const comparatorNets = { positive: netOf(UNO_COMPARATOR.positive), negative: netOf(UNO_COMPARATOR.negative) };
	const processor = make(program, queue);
	let sleeping = false;
	let leaveI2c = () => {};
	let comparator: AnalogComparator | undefined;
	let chip = boot(0);
	for (const wire of wires) network.onLevel(wire.net, (high) => wire.levelChanged(high), wire.driver);
	for (const { pin, net } of wires) if (canBeCompared(pin)) network.onVolts(net, () => comparator?.compare());

	function boot(cycles: number): Chip {
		sleeping = false;
		for (const wire of wires) wire.release();
		const adcVolts = (channel: number) => {
			const net = byChannel.get(channel);
			return net === undefined ? 0 : network.volts(net);
		};
		const fresh = createChip({ program: program.words, queue, cycles, eeprom, adcVolts });
		fresh.cpu.pc = program.entry;
		fresh.cpu.cycles += program.entryCycles;
		for (const wire of wires) wire.connect(fresh.ports[wire.pin.port]);
		const slave = new TwiSlave(fresh.cpu);
		leaveI2c();
		leaveI2c = i2c.attach(i2cLines, slave);
		new TwiMaster({ ...fresh, own: slave }, { bus: i2c, lines: i2cLines, network });
		connectSpi(fresh.spi, spi, spiLines, network);
		comparator = new AnalogComparator(fresh.cpu, {
			positive: () => network.volts(comparatorNets.positive),
			negative: () => network.volts(comparatorNets.negative),
			channel: adcVolts,
		});
		comparator.compare();
		serial.connect(fresh.usart);
		return fresh;
	}

	function restart(reason: keyof ChipHealth) {
		health[reason]++;
		queue.drop(chip.cpu);
		chip = boot(chip.cpu.cycles);
	}

	/** The stack has left the RAM: the next return would lead anywhere. */
	function stackIsLost(): boolean {
		const pointer = chip.cpu.SP;
		return pointer < RAM_START || pointer > RAM_END;
	}

	function serveEvents() {
		queue.runUntil(chip.cpu.cycles);
		if (chip.cpu.resetRequested) restart("restarts");
		else if (stackIsLost()) restart("crashes");
	}

	function sleepUntil(cycle: number) {
		const { cpu } = chip;
		// Somebody may have pressed a button since the clock last moved.
		if (cpu.nextInterrupt >= 0) serveInterrupt();
		if (!sleeping) return;
		cpu.cycles = Math.max(cpu.cycles, Math.min(queue.next, cycle));
		serveEvents();
		if (chip.cpu === cpu && cpu.nextInterrupt >= 0) serveInterrupt();
	}

	function serveInterrupt() {
		const { cpu } = chip;
		if (!cpu.interruptsEnabled) return;
		cpu.tick();
		cpu.cycles += sleeping ? INTERRUPT_CYCLES + WAKE_CYCLES : INTERRUPT_CYCLES;
		wake();
	}

	function fallAsleep() {
		const control = chip.cpu.data[SMCR] ?? 0;
		sleeping = (control & SLEEP_ENABLE) !== 0;
		if (sleeping && (control & SLEEP_MODE) >= TIMERS_STOP_FROM) for (const timer of chip.timers) timer.stop(true);
	}

	function wake() {
		if (!sleeping) return;
		sleeping = false;
		for (const timer of chip.timers) timer.stop(false);
	}

	/** SLEEP sleeps where the program allows it. BREAK outside the program is a crash, at address 0 a restart. */
	function stop() {
		const { cpu } = chip;
		const asleep = isSleep(program.words[cpu.pc] ?? 0);
		if (!asleep && cpu.pc === 0) restart("restarts");
		else if (!asleep && cpu.pc >= program.length) restart("crashes");
		else {
			if (asleep) fallAsleep();
			cpu.pc++;
			cpu.cycles++;
		}
	}

	return {
		health,
		serial,
		get cycles() {
			return chip.cpu.cycles;
		},
		get chip() {
			return chip;
		},
		run(untilCycle) {
			while (chip.cpu.cycles < untilCycle) {
				if (sleeping) {
					sleepUntil(untilCycle);
					continue;
				}
				const { cpu } = chip;
				processor.run(cpu, untilCycle);
				if (processor.halted) return;
				if (cpu.cycles < untilCycle && isSleepOrBreak(program.words[cpu.pc] ?? 0)) stop();
				if (chip.cpu.cycles >= queue.next) serveEvents();
				if (chip.cpu.nextInterrupt >= 0) serveInterrupt();
			}
		},
		isStuck: () => !sleeping && program.words[chip.cpu.pc] === JUMP_TO_SELF,
		pinLevel(name) {
			const wire = byName.get(name);
			if (!wire) throw new Error(`The board has no pin ${name}`);
			const mode = shownMode(PIN_MODES[wire.state]);
			return { mode, high: wire.high, volts: network.volts(wire.net) };
		},
	};
}
