import { useSyncExternalStore } from "react";

/** Where the choice is kept; `public/theme.js` reads the same key before the first paint. */
const THEME_KEY = "inspire-stem-theme";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

/** The theme on screen, and the function that changes and keeps it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
	return [useSyncExternalStore(subscribe, currentTheme), setTheme];
}

function currentTheme(): Theme {
	return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function setTheme(theme: Theme): void {
	document.documentElement.dataset.theme = theme;
	try {
		localStorage.setItem(THEME_KEY, theme);
	} catch {
		// Not kept: the choice holds until the page is left.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
