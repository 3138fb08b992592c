/** The sound of the buzzer: a square wave through the loudspeaker. */

const LOUDNESS = 0.045;
const FADE_S = 0.008;
const HIGHEST_HZ = 12_000;

export interface BuzzerSound {
	/** Sounds at this frequency, or falls silent at null. */
	sound(frequency: number | null): void;
	/** Allowed by the browser only from a press: call it in the handler of one. */
	wake(): void;
	close(): void;
}

/** Opens no audio device before the first `wake`: a page that was never pressed stays silent. */
export function createBuzzerSound(): BuzzerSound {
	let context: AudioContext | null = null;
	let oscillator: OscillatorNode | null = null;
	let gain: GainNode | null = null;
	let wanted: number | null = null;

	function apply() {
		if (!context || !oscillator || !gain) return;
		const now = context.currentTime;
		if (wanted !== null) oscillator.frequency.setTargetAtTime(Math.min(HIGHEST_HZ, wanted), now, 0.001);
		gain.gain.setTargetAtTime(wanted === null ? 0 : LOUDNESS, now, FADE_S);
	}

	return {
		sound(frequency) {
			if (wanted === frequency) return;
			wanted = frequency;
			apply();
		},
		wake() {
			if (typeof AudioContext === "undefined") return;
			if (!context) {
				context = new AudioContext();
				oscillator = new OscillatorNode(context, { type: "square", frequency: 2300 });
				gain = new GainNode(context, { gain: 0 });
				oscillator.connect(gain).connect(context.destination);
				oscillator.start();
			}
			if (context.state === "suspended") void context.resume();
			apply();
		},
		close() {
			void context?.close();
			context = null;
			oscillator = null;
			gain = null;
		},
	};
}
