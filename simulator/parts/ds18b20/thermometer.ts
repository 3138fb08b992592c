import { crc8 } from "./crc8.ts";

/** Power-on value of the temperature register: 85 °C (data sheet, table 1, p. 4). */
const POWER_ON_RAW = 0x0550;
const LOWEST_RAW = -55 * 16;
const HIGHEST_RAW = 125 * 16;

/** The DS18B20's memory (data sheet, "Memory", p. 7): scratchpad, its EEPROM copy, and the alarm flag. */
export class Thermometer {
	/** What the chip itself feels. */
	celsius: number;
	private raw = POWER_ON_RAW;
	private registers = Uint8Array.of(0x4b, 0x46, 0x7f);
	private eeprom = Uint8Array.of(0x4b, 0x46, 0x7f);
	/** Set by the last conversion: at or above TH, or at or below TL ("Operation: Alarm Signaling"). */
	alarm = false;

	constructor(celsius: number) {
		this.celsius = celsius;
	}

	/** 9 to 12 bits. */
	get resolution(): number {
		return 9 + (((this.registers[2] ?? 0) >> 5) & 3);
	}

	/** The end of a conversion: the register takes the temperature, in sixteenths, unused bits 0. */
	measure(): void {
		const raw = Math.min(HIGHEST_RAW, Math.max(LOWEST_RAW, Math.round(this.celsius * 16)));
		const unused = (1 << (12 - this.resolution)) - 1;
		this.raw = raw & ~unused;
		const degrees = this.raw >> 4;
		const [high = 0, low = 0] = this.registers;
		this.alarm = degrees >= signed(high) || degrees <= signed(low);
	}

	/** The nine bytes that Read Scratchpad sends, the CRC last. */
	scratchpad(): Uint8Array {
		const bytes = Uint8Array.of(this.raw & 0xff, (this.raw >> 8) & 0xff, ...this.registers, 0xff, 0x0c, 0x10);
		return Uint8Array.of(...bytes, crc8(bytes));
	}

	/** Write Scratchpad: TH, TL, configuration; only R1 and R0 of the configuration can be changed. */
	write(index: number, byte: number): void {
		if (index < 2) this.registers[index] = byte;
		else if (index === 2) this.registers[2] = (byte & 0x60) | 0x1f;
	}

	copy(): void {
		this.eeprom = this.registers.slice();
	}

	recall(): void {
		this.registers = this.eeprom.slice();
	}
}

function signed(byte: number): number {
	return byte > 127 ? byte - 256 : byte;
}
