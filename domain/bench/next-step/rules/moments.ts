import type { Moment } from "../work-facts.ts";

/** A pin counts as on from this share of the time: a beep, a blink, a tone. */
export const ON_FROM = 0.04;

export function isOn(moment: Moment, pin: string): boolean {
	return (moment.high[pin] ?? 0) > ON_FROM;
}

/** The sensor that was moved, and where it was. */
export function valuesOf({ controls }: Moment): { sensor?: string; control?: string; value?: number } {
	const [[name, value] = []] = Object.entries(controls);
	const [sensor, control] = name?.split(".") ?? [];
	return sensor === undefined || control === undefined || value === undefined ? {} : { sensor, control, value };
}
