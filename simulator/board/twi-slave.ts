import { twiConfig } from "avr8js";
import type { I2cDevice } from "../circuit/i2c-bus.ts";
import type { ChipCpu } from "./chip-cpu.ts";

const { TWSR, TWAR, TWDR, TWCR, twiInterrupt } = twiConfig;
const [TWINT, TWEA, TWSTA, TWSTO, TWEN, TWIE] = [0x80, 0x40, 0x20, 0x10, 0x04, 0x01];
const PRESCALER = 0x07;
/** TWAR after a reset. */
const NO_ADDRESS = 0xfe;

/** Status codes of the slave (data sheet DS40002061A, tables 22-4 and 22-5). */
const STATUS = {
	addressedToReceive: 0x60,
	received: 0x80,
	receivedLast: 0x88,
	stopped: 0xa0,
	addressedToSend: 0xa8,
	sent: 0xb8,
	/** The master wants no more. */
	refused: 0xc0,
	/** The program has no more. */
	sentLast: 0xc8,
} as const;

/**
 * The chip's two-wire interface as a slave: it acknowledges its own address (TWAR) while enabled, and reports to the
 * program what arrived. The program must handle a byte before the next one: where a real chip would hold
 * the clock, this one gives no acknowledgement.
 */
export class TwiSlave implements I2cDevice {
	private readonly cpu: ChipCpu;
	private readonly interrupt = {
		address: twiInterrupt,
		flagRegister: TWCR,
		flagMask: TWINT,
		enableRegister: TWCR,
		enableMask: TWIE,
	};
	private receiving = false;
	/** The transfer has no STOP yet. */
	private busy = false;

	constructor(cpu: ChipCpu) {
		this.cpu = cpu;
		cpu.data[TWAR] = NO_ADDRESS;
	}

	get address(): number | undefined {
		const listens = TWEN | TWEA;
		const masters = TWSTA | TWSTO;
		const control = this.cpu.data[TWCR] ?? 0;
		return (control & (listens | masters)) === listens ? (this.cpu.data[TWAR] ?? 0) >> 1 : undefined;
	}

	start(reading: boolean): boolean {
		if (this.isBehind()) return false;
		this.busy = true;
		this.receiving = !reading;
		this.report(reading ? STATUS.addressedToSend : STATUS.addressedToReceive);
		return true;
	}

	write(byte: number): boolean {
		if (!this.busy || !this.receiving || this.isBehind()) return false;
		const acknowledged = ((this.cpu.data[TWCR] ?? 0) & TWEA) !== 0;
		this.cpu.data[TWDR] = byte;
		this.report(acknowledged ? STATUS.received : STATUS.receivedLast);
		return acknowledged;
	}

	read(more: boolean): number {
		if (!this.busy || this.receiving || this.isBehind()) return 0xff;
		const byte = this.cpu.data[TWDR] ?? 0xff;
		const continues = ((this.cpu.data[TWCR] ?? 0) & TWEA) !== 0;
		this.report(!more ? STATUS.refused : continues ? STATUS.sent : STATUS.sentLast);
		return byte;
	}

	stop(): void {
		if (this.busy && this.receiving) this.report(STATUS.stopped);
		this.busy = false;
	}

	/** The program has not yet handled the last status. */
	private isBehind(): boolean {
		return this.busy && ((this.cpu.data[TWCR] ?? 0) & TWINT) !== 0;
	}

	private report(status: number): void {
		const { data } = this.cpu;
		data[TWSR] = ((data[TWSR] ?? 0) & PRESCALER) | status;
		this.cpu.setInterruptFlag(this.interrupt);
	}
}
