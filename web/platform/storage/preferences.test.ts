import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
const root = { style: { fontSize: "" }, dataset: {} as { motion?: string } };
let tellOtherTab: (event: { key: string; newValue: string | null }) => void;

beforeEach(() => {
	kept.clear();
	root.style.fontSize = "";
	vi.resetModules();
	vi.stubGlobal("document", { documentElement: root });
	vi.stubGlobal("addEventListener", (_name: string, listener: typeof tellOtherTab) => {
		tellOtherTab = listener;
	});
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
});

const load = () => import("./preferences.ts");

test("sound and vibration are on and words have their own size until somebody says otherwise", async () => {
	const { readPreferences } = await load();
	expect(readPreferences()).toEqual({ sound: true, vibration: true, motion: true, textSize: "normal" });
});

test("a choice is kept for the next time, and the others with it", async () => {
	const first = await load();
	first.changePreferences({ sound: false });
	first.changePreferences({ textSize: "larger" });
	vi.resetModules();
	const { readPreferences } = await load();
	expect(readPreferences()).toEqual({ sound: false, vibration: true, motion: true, textSize: "larger" });
});

test("the size of words is set at the root, so that all of the page follows", async () => {
	const { changePreferences, startPreferences } = await load();
	startPreferences();
	expect(root.style.fontSize).toBe("100%");
	changePreferences({ textSize: "larger" });
	expect(root.style.fontSize).toBe("125%");
	tellOtherTab({ key: "inspire-stem-preferences", newValue: '{"textSize":"large"}' });
	expect(root.style.fontSize).toBe("112.5%");
});

test("whether the page may move is set at the root, and asked of the system, too", async () => {
	vi.stubGlobal("matchMedia", () => ({ matches: false }));
	const { changePreferences, mayMove, startPreferences } = await load();
	startPreferences();
	expect([root.dataset.motion, mayMove()]).toEqual([undefined, true]);
	changePreferences({ motion: false });
	expect([root.dataset.motion, mayMove()]).toEqual(["off", false]);
	changePreferences({ motion: true });
	vi.stubGlobal("matchMedia", () => ({ matches: true }));
	expect([root.dataset.motion, mayMove()]).toEqual([undefined, false]);
});

test.each(["not json", "null", '{"sound":"loud","textSize":"huge"}'])(
	"damaged storage (%s) is the defaults",
	async (text) => {
		const { preferencesIn } = await load();
		expect(preferencesIn(text)).toEqual({ sound: true, vibration: true, motion: true, textSize: "normal" });
	},
);
