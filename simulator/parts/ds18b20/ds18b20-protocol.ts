import { CYCLES_PER_MICROSECOND, type PartClock } from "../part.ts";
import type { OneWireProtocol } from "./one-wire-slave.ts";
import type { Thermometer } from "./thermometer.ts";
import type { Ds18b20Timings } from "./timings.ts";

/** What the device does with the next bits. */
type Mode =
	| { is: "idle" }
	| { is: "rom_command" | "function_command" }
	/** Compares the 64 bits the master sends with its own. */
	| { is: "matching"; bit: number; same: boolean }
	/** Search ROM: sends a bit, its complement, then reads the master's branch. */
	| { is: "searching"; bit: number; turn: "bit" | "complement" | "choice" }
	| { is: "sending"; bytes: Uint8Array; bit: number; after: Mode }
	| { is: "writing"; byte: number }
	/** Sends 0 while busy and 1 when done. */
	| { is: "status"; busy(): boolean };

const ROM_BITS = 64;

/** The DS18B20's commands (data sheet, "ROM Commands" and "Function Commands", pp. 10-14). */
export function ds18b20Protocol(
	rom: Uint8Array,
	thermometer: Thermometer,
	clock: PartClock,
	timings: Ds18b20Timings,
): OneWireProtocol {
	let mode: Mode = { is: "idle" };
	let shift = 0;
	let shifted = 0;
	let converting = false;
	let copying = false;

	const bitOf = (bytes: Uint8Array, bit: number) => (((bytes[bit >> 3] ?? 0xff) >> (bit & 7)) & 1) === 1;
	const listenFor = (next: Mode) => {
		mode = next;
		shift = 0;
		shifted = 0;
	};

	function romCommand(command: number) {
		if (command === 0x33) mode = { is: "sending", bytes: rom, bit: 0, after: { is: "function_command" } };
		else if (command === 0x55) mode = { is: "matching", bit: 0, same: true };
		else if (command === 0xcc) listenFor({ is: "function_command" });
		else if (command === 0xf0 || (command === 0xec && thermometer.alarm))
			mode = { is: "searching", bit: 0, turn: "bit" };
		else mode = { is: "idle" };
	}

	function functionCommand(command: number) {
		if (command === 0x44) {
			convert();
			mode = { is: "status", busy: () => converting };
		} else if (command === 0xbe)
			mode = { is: "sending", bytes: thermometer.scratchpad(), bit: 0, after: { is: "idle" } };
		else if (command === 0x4e) listenFor({ is: "writing", byte: 0 });
		else if (command === 0x48) {
			copying = true;
			clock.after(timings.copy * CYCLES_PER_MICROSECOND, () => {
				copying = false;
				thermometer.copy();
			});
			mode = { is: "status", busy: () => copying };
		} else if (command === 0xb8) {
			thermometer.recall();
			mode = { is: "status", busy: () => false };
		} else if (command === 0xb4) mode = { is: "status", busy: () => false };
		else mode = { is: "idle" };
	}

	function convert() {
		if (converting) return;
		converting = true;
		const microseconds = timings.convert12Bit / 2 ** (12 - thermometer.resolution);
		clock.after(Math.round(microseconds * CYCLES_PER_MICROSECOND), () => {
			converting = false;
			thermometer.measure();
		});
	}

	function receiveByte(byte: number) {
		if (mode.is === "rom_command") romCommand(byte);
		else if (mode.is === "function_command") functionCommand(byte);
		else if (mode.is === "writing") {
			thermometer.write(mode.byte, byte);
			listenFor(mode.byte < 2 ? { is: "writing", byte: mode.byte + 1 } : { is: "idle" });
		}
	}

	return {
		reset: () => listenFor({ is: "rom_command" }),
		nextBit() {
			switch (mode.is) {
				case "sending": {
					const bit = bitOf(mode.bytes, mode.bit++);
					if (mode.bit === mode.bytes.length * 8) listenFor(mode.after);
					return bit;
				}
				case "searching": {
					if (mode.turn === "choice") return undefined;
					const bit = bitOf(rom, mode.bit) === (mode.turn === "bit");
					mode.turn = mode.turn === "bit" ? "complement" : "choice";
					return bit;
				}
				case "status":
					return !mode.busy();
				default:
					return undefined;
			}
		},
		receive(bit) {
			if (mode.is === "matching") {
				mode.same &&= bit === bitOf(rom, mode.bit);
				mode.bit++;
				if (mode.bit === ROM_BITS) listenFor({ is: mode.same ? "function_command" : "idle" });
			} else if (mode.is === "searching") {
				if (bit !== bitOf(rom, mode.bit)) mode = { is: "idle" };
				else if (mode.bit + 1 === ROM_BITS) listenFor({ is: "function_command" });
				else mode = { is: "searching", bit: mode.bit + 1, turn: "bit" };
			} else if (mode.is !== "idle") {
				shift |= (bit ? 1 : 0) << shifted;
				if (++shifted < 8) return;
				const byte = shift;
				shift = 0;
				shifted = 0;
				receiveByte(byte);
			}
		},
	};
}
