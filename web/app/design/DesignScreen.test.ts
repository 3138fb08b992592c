import { expect, test } from "vitest";

const pieces = Object.keys(import.meta.glob(["../../platform/ui/*.tsx", "!../../platform/ui/*.test.tsx"]));
const design = Object.values(
	import.meta.glob<string>(["./*.tsx"], { eager: true, query: "?raw", import: "default" }),
).join("\n");

/** Shown by what calls it: the page's root draws the toasts. */
const SHOWN_BY: Record<string, string> = { "Toaster.tsx": "toast.ts" };

test("/design shows every piece of web/platform/ui", () => {
	const names = pieces.map((path) => path.split("/").at(-1) ?? "");
	expect(names.length).toBeGreaterThan(30);
	expect(names.filter((name) => !design.includes(`"#web/platform/ui/${SHOWN_BY[name] ?? name}"`))).toEqual([]);
});
