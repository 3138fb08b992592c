import { beforeEach, expect, test, vi } from "vitest";
import { isShared, keepShared, sessionStore } from "./session-store.ts";

function storage() {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
}

let browser: ReturnType<typeof storage>;
let tab: ReturnType<typeof storage>;

beforeEach(() => {
	browser = storage();
	tab = storage();
	vi.stubGlobal("localStorage", browser);
	vi.stubGlobal("sessionStorage", tab);
});

test("a session is kept with the browser, on a shared computer with the tab only", () => {
	sessionStore.setItem("session", "own");
	expect([browser.kept.get("session"), tab.kept.get("session")]).toEqual(["own", undefined]);
	keepShared(true);
	expect([isShared(), sessionStore.getItem("session")]).toEqual([true, null]);
	sessionStore.setItem("session", "shared");
	expect([browser.kept.get("session"), tab.kept.get("session")]).toEqual(["own", "shared"]);
	sessionStore.removeItem("session");
	expect([browser.kept.get("session"), tab.kept.get("session")]).toEqual(["own", undefined]);
});

test("where the browser keeps nothing the session lives as long as the page", () => {
	const blocked = () => {
		throw new Error("blocked");
	};
	vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
	sessionStore.setItem("session", "own");
	expect(sessionStore.getItem("session")).toBe("own");
	sessionStore.removeItem("session");
	expect(sessionStore.getItem("session")).toBeNull();
});

test("where a full browser takes no newer session the old one is not brought back", () => {
	sessionStore.setItem("session", "first");
	const write = browser.setItem;
	browser.setItem = () => {
		throw new Error("full");
	};
	sessionStore.setItem("session", "second");
	expect(sessionStore.getItem("session")).toBe("second");
	browser.setItem = write;
	sessionStore.setItem("session", "third");
	browser.removeItem("session");
	expect(sessionStore.getItem("session")).toBeNull();
});
