import { createSignalNets, type SignalNets } from "./signal-nets.ts";

/** Something on an SPI bus that exchanges whole bytes while its select line is low. */
export interface SpiDevice {
	/** Its select line is low (true) or high: a transfer begins or ends. */
	select?(chosen: boolean): void;
	/** Takes the byte from MOSI and gives the one on MISO, both as they go over the wire: highest bit first. */
	exchange(byte: number, mode: SpiMode): number;
}

/** Clock polarity and phase: 0 to 3, as data sheets number them. */
export type SpiMode = 0 | 1 | 2 | 3;

/** The nets of the three lines that all devices share. */
export interface SpiLines {
	readonly sck: number;
	readonly mosi: number;
	readonly miso: number;
}

/** SPI topology: devices whose clock and MOSI lie on the master's nets, or are joined with them, while their select line is low. */
export interface SpiBus extends Pick<SignalNets, "join"> {
	/** @param select the net of the device's select line (CS, SS, SDA on an RC522) */
	attach(lines: SpiLines, select: number, device: SpiDevice): void;
	/** Sends a byte to the selected devices; returns the bytes on the master's MISO, or undefined without a device. */
	exchange(lines: SpiLines, byte: number, mode: SpiMode): number | undefined;
}

interface Levels {
	isHigh(net: number): boolean;
	onLevel(net: number, listener: (high: boolean) => void): void;
}

export function createSpiBus(network: Levels): SpiBus {
	const attached: { lines: SpiLines; select: number; device: SpiDevice }[] = [];
	const { same, join } = createSignalNets();
	return {
		join,
		attach(lines, select, device) {
			attached.push({ lines, select, device });
			network.onLevel(select, (high) => device.select?.(!high));
		},
		exchange({ sck, mosi, miso }, byte, mode) {
			const answers = attached
				.filter(({ lines, select }) => same(lines.sck, sck) && same(lines.mosi, mosi) && !network.isHigh(select))
				.map(({ lines, device }) => ({ onMiso: same(lines.miso, miso), byte: device.exchange(byte, mode) }))
				.filter(({ onMiso }) => onMiso);
			return answers.length === 0 ? undefined : answers.reduce((all, answer) => all & answer.byte, 0xff);
		},
	};
}
