import type { Driver } from "../circuit/network.ts";

/** What a pin is set to. */
export type PinMode = "input" | "pullup" | "low" | "high";

/** Resistance of an output pin (data sheet DS40002061A, "Pin Driver Strength": about 0.5 V at 20 mA) and of an internal pull-up (20-50 kΩ). */
export const OUTPUT_OHMS = 25;
const PULL_UP_OHMS = 35_000;
export const SUPPLY_VOLTS = 5;

/** Drives a pin's net as the pin is set. */
export function drivePin(driver: Driver, mode: PinMode): void {
	if (mode === "low") driver.drive(0, OUTPUT_OHMS);
	else if (mode === "high") driver.drive(SUPPLY_VOLTS, OUTPUT_OHMS);
	else if (mode === "pullup") driver.drive(SUPPLY_VOLTS, PULL_UP_OHMS);
	else driver.release();
}

/** How a set pin shows itself: both levels are outputs. */
export function shownMode(mode: PinMode): "input" | "pullup" | "output" {
	return mode === "low" || mode === "high" ? "output" : mode;
}
