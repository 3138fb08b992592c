import { readPreferences } from "./preferences.ts";

/** How long a press is felt, in milliseconds: an ordinary one, and one that does something at once. */
const VIBRATION_MS = { press: 30, click: 40 };
const CLICK_VOLUME = 0.25;
const CLICK_HZ = 1800;
const CLICK_S = 0.03;

let audio: AudioContext | undefined;

/** Vibrates and clicks at each press of a button, link or choice, as set in Settings. Call once; returns the function that ends it. */
export function startClickFeedback(): () => void {
	addEventListener("click", answerClick, { capture: true });
	return () => removeEventListener("click", answerClick, { capture: true });
}

function answerClick(event: MouseEvent): void {
	if (!event.isTrusted) return;
	const pressed = event.target instanceof Element ? event.target.closest("button, a, [role=tab], input, select") : null;
	if (!pressed || pressed.matches(":disabled")) return;
	const { sound, vibration } = readPreferences();
	if (vibration) vibrate(pressed.matches("button, [role=tab]") ? VIBRATION_MS.click : VIBRATION_MS.press);
	if (sound) playClick();
}

function vibrate(milliseconds: number): void {
	if ("vibrate" in navigator) navigator.vibrate(milliseconds);
}

/** A tone that dies away within 30 ms. */
function playClick(): void {
	if (typeof AudioContext === "undefined") return;
	audio ??= new AudioContext();
	if (audio.state === "suspended") void audio.resume();
	const start = audio.currentTime;
	const tone = new OscillatorNode(audio, { frequency: CLICK_HZ });
	const volume = new GainNode(audio, { gain: CLICK_VOLUME });
	volume.gain.setValueAtTime(CLICK_VOLUME, start);
	volume.gain.exponentialRampToValueAtTime(0.001, start + CLICK_S);
	tone.connect(volume).connect(audio.destination);
	tone.start(start);
	tone.stop(start + CLICK_S);
}
