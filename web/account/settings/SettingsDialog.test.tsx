// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ASHA, renderInApp, stubServer, unreachable } from "#web/app/testing/render-in-app.tsx";
import { readPreferences } from "#web/platform/storage/preferences.ts";
import { followTheme } from "#web/platform/storage/theme.ts";
import { OWN_TABLES } from "./own-data.data.ts";
import { SettingsDialog } from "./SettingsDialog.tsx";

const system = { matches: true, changed: () => {} };

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({
		get matches() {
			return system.matches;
		},
		addEventListener: (_change: string, listener: () => void) => {
			system.changed = listener;
		},
		removeEventListener: () => undefined,
	}));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const PROFILE = { id: ASHA.id, name: ASHA.name, email: ASHA.email, user_type: "student", age: 12, age_given_at: null };

async function open() {
	const tables = Object.keys(OWN_TABLES).map((table) => [`GET /rest/v1/${table}`, []]);
	const server = stubServer({ ...Object.fromEntries(tables), "GET /rest/v1/profiles": PROFILE });
	const { user } = await renderInApp(
		<SettingsDialog open onOpenChange={() => undefined} who="" signIn="" shared="" leave="" />,
		{ person: ASHA },
	);
	return { server, user, choose: (name: string) => user.click(screen.getByLabelText(name)) };
}

test("the theme is light until somebody chooses, is kept, and follows the system when asked to", async () => {
	followTheme();
	const { choose } = await open();
	const theme = () => document.documentElement.dataset.theme;
	expect(screen.getByLabelText<HTMLInputElement>("Light").checked).toBe(true);
	await choose("System");
	expect(theme()).toBe("dark");
	system.matches = false;
	act(() => system.changed());
	expect(theme()).toBe("light");
	await choose("Dark");
	expect(theme()).toBe("dark");
	// Where the page's first script finds it.
	expect(localStorage.getItem("inspire-stem-theme")).toBe("dark");
	await choose("Light");
	expect(theme()).toBe("light");
});

test("the size of words, the sound and the vibration hold at once", async () => {
	const { choose } = await open();
	await choose("Larger");
	expect(document.documentElement.style.fontSize).toBe("125%");
	await choose("Sounds");
	await choose("Vibration");
	expect(readPreferences()).toEqual({ sound: false, vibration: false, motion: true, textSize: "larger" });
	await choose("Vibration");
	expect(readPreferences()).toEqual({ sound: false, vibration: true, motion: true, textSize: "larger" });
	await choose("Movement");
	expect(document.documentElement.dataset.motion).toBe("off");
	await choose("Movement");
});

test("a download without a server says that it failed, and the settings stay open", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	const { server, user } = await open();
	server.answers["GET /rest/v1/point_awards"] = unreachable;
	await user.click(screen.getByRole("button", { name: "Download my data" }));
	expect(await screen.findByText("Failed to download your data")).toBeTruthy();
	expect(screen.getByRole("dialog", { name: "Settings" })).toBeTruthy();
});
