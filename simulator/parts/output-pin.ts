import type { Driver } from "../circuit/network.ts";

/** Drives a digital output high or low through its resistance, or releases it without power. */
export function driveOutput(
	driver: Driver,
	level: boolean | undefined,
	{ highVolts, ohms }: { highVolts: number; ohms: number },
): void {
	if (level === undefined) driver.release();
	else driver.drive(level ? highVolts : 0, ohms);
}
