import type { AVRTWI, TWIEventHandler } from "avr8js";
import type { I2cBus, I2cDevice, I2cLines } from "../circuit/i2c-bus.ts";
import type { Network } from "../circuit/network.ts";
import { CLOCK_HERTZ } from "./chip.ts";
import type { ChipCpu } from "./chip-cpu.ts";

/** Eight bits and the acknowledgement. */
const BYTE_CLOCKS = 9;

/** The chip's two-wire interface as a master on the circuit's lines. A byte is there when its nine clocks are over. */
export class TwiMaster implements TWIEventHandler {
	private readonly twi: AVRTWI;
	private readonly cpu: ChipCpu;
	private readonly bus: I2cBus;
	private readonly lines: I2cLines;
	private readonly network: Network;
	/** The chip's own slave, which its master does not address. */
	private readonly own: I2cDevice;
	private addressed: readonly I2cDevice[] = [];

	constructor(
		{ twi, cpu, own }: { twi: AVRTWI; cpu: ChipCpu; own: I2cDevice },
		{ bus, lines, network }: { bus: I2cBus; lines: I2cLines; network: Network },
	) {
		this.twi = twi;
		this.cpu = cpu;
		this.own = own;
		this.bus = bus;
		this.lines = lines;
		this.network = network;
		twi.eventHandler = this;
	}

	start(): void {
		this.leave();
		this.after(1, () => this.twi.completeStart());
	}

	stop(): void {
		this.leave();
		this.after(1, () => this.twi.completeStop());
	}

	connectToSlave(address: number, write: boolean): void {
		this.after(BYTE_CLOCKS, () => {
			const { sda, scl } = this.lines;
			const free = this.network.isHigh(sda) && this.network.isHigh(scl);
			const reached = free ? this.bus.at(this.lines, address) : [];
			this.addressed = reached.filter((device) => device !== this.own && device.start(!write));
			this.twi.completeConnect(this.addressed.length > 0);
		});
	}

	writeByte(value: number): void {
		this.after(BYTE_CLOCKS, () => {
			const answers = this.addressed.map((device) => device.write(value));
			this.twi.completeWrite(answers.includes(true));
		});
	}

	readByte(acknowledged: boolean): void {
		this.after(BYTE_CLOCKS, () => {
			this.twi.completeRead(this.addressed.reduce((byte, device) => byte & device.read(acknowledged), 0xff));
		});
	}

	private leave(): void {
		for (const device of this.addressed) device.stop?.();
		this.addressed = [];
	}

	private after(clocks: number, then: () => void): void {
		this.cpu.addClockEvent(then, Math.round((clocks * CLOCK_HERTZ) / this.twi.sclFrequency));
	}
}
