import type { AVRSPI } from "avr8js";
import type { Network } from "../circuit/network.ts";
import type { SpiBus, SpiLines, SpiMode } from "../circuit/spi-bus.ts";

/** The chip's SPI as a master on the circuit's lines: full duplex, a byte at a time. */
export function connectSpi(spi: AVRSPI, bus: SpiBus, lines: SpiLines, network: Network): void {
	spi.onTransfer = (byte) => {
		const turn = spi.dataOrder === "lsbFirst" ? turnedRound : same;
		const answer = bus.exchange(lines, turn(byte), modeOf(spi));
		if (answer !== undefined) return turn(answer);
		// No device answers: loopback where the lines are joined, otherwise the level of MISO eight times.
		if (lines.mosi === lines.miso) return byte;
		return network.isHigh(lines.miso) ? 0xff : 0;
	};
}

/** avr8js puts the phase above the polarity; the numbers of the modes have it below. */
function modeOf({ spiMode }: AVRSPI): SpiMode {
	return (((spiMode & 1) << 1) | (spiMode >> 1)) as SpiMode;
}

const same = (byte: number): number => byte;

function turnedRound(byte: number): number {
	let turned = 0;
	for (let bit = 0; bit < 8; bit++) turned |= ((byte >> bit) & 1) << (7 - bit);
	return turned;
}
