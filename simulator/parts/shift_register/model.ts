import type { PartKind } from "../part.ts";
import { powerBetween } from "../power.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The byte at the outputs, Q7 highest. */
		shift_register: { readonly outputs: number };
	}
}

const OUTPUTS = ["Q0", "Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7"];
const WORKING_VOLTS = 2;
/** At 5 V an output loses about 0.3 V at 6 mA (Nexperia's 74HC595 data sheet, "Static characteristics", p. 8). */
const OUTPUT_OHMS = 50;
/** Inputs that are not wired: floating OE and MR are undefined on a real chip; here the outputs are enabled and nothing is cleared. */
const IDLE_OHMS = 1_000_000;

/**
 * A 74HC595 (Nexperia's data sheet, "Function table", p. 5): a rise of `SHCP` takes the bit at `DS`, a rise of `STCP` shows
 * the eight bits at `Q0` to `Q7`; `OE` high releases them, `MR` low clears the shift register. `Q7S` feeds the next chip.
 * Over SPI it takes whole bytes while `STCP` is low. Its delays of nanoseconds are left out.
 */
export const part: PartKind = {
	kind: "shift_register",
	pins: ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "GND", "Q7S", "MR", "SHCP", "STCP", "OE", "DS", "Q0", "VCC"],
	controls: () => [],
	create(host) {
		const { network, pin, spi } = host;
		const power = powerBetween(host, ["VCC", "GND"], { fromVolts: WORKING_VOLTS });
		const net = Object.fromEntries(["MR", "SHCP", "STCP", "OE", "DS"].map((name) => [name, pin(name).net])) as Record<
			"MR" | "SHCP" | "STCP" | "OE" | "DS",
			number
		>;
		network.branch(net.OE, pin("GND").net, { ohms: IDLE_OHMS });
		network.branch(net.MR, pin("VCC").net, { ohms: IDLE_OHMS });
		const serialOut = pin("Q7S");
		const drivers = OUTPUTS.map((name) => pin(name).driver);
		let shifted = 0;
		let stored = 0;

		function show() {
			const on = power.on();
			const high = power.volts();
			if (on) serialOut.driver.drive(shifted & 0x80 ? high : 0, OUTPUT_OHMS);
			else serialOut.driver.release();
			const open = !on || network.isHigh(net.OE);
			for (const [bit, driver] of drivers.entries())
				if (open) driver.release();
				else driver.drive((stored >> bit) & 1 ? high : 0, OUTPUT_OHMS);
		}

		function shift(bit: boolean) {
			const before = shifted;
			shifted = ((shifted << 1) | Number(bit)) & 0xff;
			return (before & 0x80) !== 0;
		}

		network.onLevel(net.SHCP, (high) => {
			if (!high || !power.on() || !network.isHigh(net.MR)) return;
			shift(network.isHigh(net.DS));
			show();
		});
		network.onLevel(net.MR, (high) => {
			if (high) return;
			shifted = 0;
			show();
		});
		network.onLevel(net.STCP, (high) => {
			if (!high || !power.on()) return;
			stored = shifted;
			show();
		});
		network.onLevel(net.OE, show);
		power.onChange(() => {
			if (!power.on()) shifted = stored = 0;
			show();
		});
		spi.attach({ sck: net.SHCP, mosi: net.DS, miso: serialOut.net }, net.STCP, {
			exchange(byte) {
				if (!power.on() || !network.isHigh(net.MR)) return 0xff;
				let out = 0;
				for (let bit = 7; bit >= 0; bit--) out = (out << 1) | Number(shift(((byte >> bit) & 1) === 1));
				show();
				return out;
			},
		});
		show();
		return { state: () => ({ kind: "shift_register", outputs: power.on() ? stored : 0 }) };
	},
};
