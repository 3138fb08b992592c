import { useSyncExternalStore } from "react";
import { createStore } from "./create-store.ts";
import { readText, writeText } from "./kept-text.ts";

/** Where the choice is kept; `public/start.js` reads the same key before the first paint. */
const THEME_KEY = "inspire-stem-theme";

export type Theme = "light" | "dark";

export const THEME_CHOICES = ["light", "dark", "system"] as const;
/** `system` follows what the operating system is set to. */
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Counts the changes of what is shown: the theme itself is on the document. */
const changes = createStore(0);
let chosen: ThemeChoice | undefined;

/** The theme on screen, and the function that changes and keeps it. */
export function useTheme(): [Theme, (theme: ThemeChoice) => void] {
	return [useSyncExternalStore(changes.subscribe, currentTheme), setTheme];
}

/** What was chosen: light where nothing was. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
	return [useSyncExternalStore(changes.subscribe, currentChoice), setTheme];
}

/** Follows the operating system and the other tabs: call once, when the page starts. */
export function followTheme(): void {
	matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
	addEventListener("storage", ({ key }) => {
		if (key !== THEME_KEY) return;
		chosen = undefined;
		show();
	});
}

function currentTheme(): Theme {
	return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function currentChoice(): ThemeChoice {
	chosen ??= keptChoice();
	return chosen;
}

function keptChoice(): ThemeChoice {
	const kept = readText(THEME_KEY);
	return THEME_CHOICES.find((choice) => choice === kept) ?? "light";
}

/** Where the browser keeps nothing the choice holds until the page is left. */
function setTheme(choice: ThemeChoice): void {
	chosen = choice;
	writeText(THEME_KEY, choice);
	show();
}

function show(): void {
	const choice = currentChoice();
	const dark = choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
	document.documentElement.dataset.theme = dark ? "dark" : "light";
	changes.set(changes.get() + 1);
}
