import { readPreferences } from "#web/platform/storage/preferences.ts";

/** C, E, G and the C above, in hertz. */
const NOTES = [523, 659, 784, 1047];
const NOTE_S = 0.11;
const LAST_NOTE_S = 0.45;
const VOLUME = 0.16;
const VIBRATION_MS = [60, 40, 120];

/** Four notes upwards and a buzz of the device, as set in Settings. */
export function playFanfare(): void {
	const { sound, vibration } = readPreferences();
	if (vibration && "vibrate" in navigator) navigator.vibrate(VIBRATION_MS);
	if (!sound || typeof AudioContext === "undefined") return;
	const audio = new AudioContext();
	let at = audio.currentTime;
	for (const [order, frequency] of NOTES.entries()) {
		const last = order === NOTES.length - 1;
		const end = at + (last ? LAST_NOTE_S : NOTE_S);
		const tone = new OscillatorNode(audio, { frequency, type: "triangle" });
		const volume = new GainNode(audio, { gain: VOLUME });
		volume.gain.setValueAtTime(VOLUME, at);
		volume.gain.exponentialRampToValueAtTime(0.001, end);
		tone.connect(volume).connect(audio.destination);
		tone.start(at);
		tone.stop(end);
		if (last) tone.addEventListener("ended", () => void audio.close());
		at = end;
	}
}
