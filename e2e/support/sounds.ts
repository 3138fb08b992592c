import type { Page } from "@playwright/test";

/** The notes that end a project, in hertz. */
export const FANFARE = [523, 659, 784, 1047];

/** Sets the sound of this device, and records the frequency of each tone that the page asks of its audio. */
export async function recordTones(page: Page, sound: boolean): Promise<() => Promise<number[]>> {
	await page.addInitScript((wanted) => {
		localStorage.setItem("inspire-stem-preferences", JSON.stringify({ sound: wanted }));
		const tones: number[] = [];
		const Oscillator = OscillatorNode;
		const Recorded = class extends Oscillator {
			constructor(context: BaseAudioContext, options?: OscillatorOptions) {
				super(context, options);
				tones.push(options?.frequency ?? 0);
			}
		};
		Object.assign(window, { tones, OscillatorNode: Recorded });
	}, sound);
	return () => page.evaluate(() => (window as unknown as { tones: number[] }).tones);
}
