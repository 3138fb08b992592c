const VOLTS = 5;
const STEPS = 1024;

/** What `analogRead` answers, 0 to 1023: the converter cuts off what is less than a step. */
export function analogReadOf(volts: number): number {
	return Math.min(STEPS - 1, Math.max(0, Math.floor((volts / VOLTS) * STEPS)));
}
