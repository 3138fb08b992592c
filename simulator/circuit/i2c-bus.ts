import { createSignalNets, type SignalNets } from "./signal-nets.ts";

/** Something with an address on an I2C bus, byte by byte. */
export interface I2cDevice {
	/** 7 bits; undefined while it has none. */
	readonly address: number | undefined;
	/** It was addressed; false leaves the address unanswered. */
	start(reading: boolean): boolean;
	/** Takes a byte; false leaves it unacknowledged. */
	write(byte: number): boolean;
	/** Sends a byte; with `more` the master acknowledges it and reads another. */
	read(more: boolean): number;
	/** The master has ended the transfer, or begins another one. */
	stop?(): void;
}

/** The nets of the two lines. */
export interface I2cLines {
	readonly sda: number;
	readonly scl: number;
}

/** I2C topology: devices whose pins lie on the same two nets as the master's, or on nets that are joined with these. */
export interface I2cBus extends Pick<SignalNets, "join"> {
	/** The answer takes the device off the bus again. */
	attach(lines: I2cLines, device: I2cDevice): () => void;
	/** The devices of an address that a master on these lines reaches. */
	at(lines: I2cLines, address: number): readonly I2cDevice[];
}

export function createI2cBus(): I2cBus {
	const attached = new Set<{ lines: I2cLines; device: I2cDevice }>();
	const { same, join } = createSignalNets();
	return {
		join,
		attach(lines, device) {
			const entry = { lines, device };
			attached.add(entry);
			return () => attached.delete(entry);
		},
		at: ({ sda, scl }, address) =>
			[...attached]
				.filter(({ lines, device }) => same(lines.sda, sda) && same(lines.scl, scl) && device.address === address)
				.map(({ device }) => device),
	};
}
