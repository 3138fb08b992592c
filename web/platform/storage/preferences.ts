import { createStore, useStore } from "./create-store.ts";
import { readText, writeText } from "./kept-text.ts";

/** The settings of this device, for all who use it: sounds, vibration, movement and the size of text. */

const KEY = "inspire-stem-preferences";

export const TEXT_SIZES = ["normal", "large", "larger"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export type Preferences = { sound: boolean; vibration: boolean; motion: boolean; textSize: TextSize };

const DEFAULTS: Preferences = { sound: true, vibration: true, motion: true, textSize: "normal" };

/** Of the browser's own size, which the person may have raised already. */
const SCALES: Record<TextSize, string> = { normal: "100%", large: "112.5%", larger: "125%" };

/** Undefined until they are first read. */
const current = createStore<Preferences | undefined>(undefined);

/** What is set now; changes with `changePreferences`, in other tabs too. */
export function usePreferences(): Preferences {
	return useStore({ get: readPreferences, subscribe: current.subscribe });
}

export function readPreferences(): Preferences {
	const known = current.get();
	if (known) return known;
	const kept = preferencesIn(readText(KEY));
	current.set(kept);
	return kept;
}

/** Whether the page may move, as far as this device and its system say. */
export function mayMove(): boolean {
	return readPreferences().motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Sets and keeps a part; where the browser keeps nothing it holds until the page is left. */
export function changePreferences(change: Partial<Preferences>): void {
	const changed = { ...readPreferences(), ...change };
	writeText(KEY, JSON.stringify(changed));
	apply(changed);
}

/** Sizes the text and stills the page as it was last set, and follows the other tabs: call once, when the page starts. */
export function startPreferences(): void {
	applyToPage();
	addEventListener("storage", ({ key, newValue }) => {
		if (key !== KEY) return;
		apply(preferencesIn(newValue));
	});
}

/** The preferences in a kept text; what cannot be read has its default. */
export function preferencesIn(text: string | null): Preferences {
	try {
		const kept: unknown = JSON.parse(text ?? "{}");
		if (typeof kept !== "object" || kept === null) return DEFAULTS;
		const { sound, vibration, motion, textSize } = kept as Record<string, unknown>;
		return {
			sound: sound !== false,
			vibration: vibration !== false,
			motion: motion !== false,
			textSize: TEXT_SIZES.find((size) => size === textSize) ?? "normal",
		};
	} catch {
		return DEFAULTS;
	}
}

function apply(preferences: Preferences): void {
	current.set(preferences);
	applyToPage();
}

/** Styles read `data-motion`. */
function applyToPage(): void {
	const { textSize, motion } = readPreferences();
	const root = document.documentElement;
	root.style.fontSize = SCALES[textSize];
	if (motion) delete root.dataset.motion;
	else root.dataset.motion = "off";
}
