// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { loadPart } from "./load-part.ts";

// Read once, when the first part is loaded.
document.head.innerHTML = '<link rel="modulepreload" href="/assets/early.js"><script src="/assets/entry.js"></script>';

afterEach(() => vi.unstubAllGlobals());

/** A network that can be cut; what was asked of it. */
function network() {
	const asked: string[] = [];
	const state = { cut: false };
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		if (state.cut) throw new TypeError("Failed to fetch");
		return new Response("", { status: path.includes("gone") ? 404 : 200 });
	});
	return { asked, state };
}

test("a part is imported once its files are there, each of them fetched once", async () => {
	const { asked } = network();
	const load = vi.fn(async () => "part");
	expect(await loadPart(load, ["assets/one.js", "assets/shared.js"])).toBe("part");
	await loadPart(load, ["assets/two.js", "assets/shared.js"]);
	expect(asked).toEqual(["/assets/one.js", "/assets/shared.js", "/assets/two.js"]);
});

test("where a file is lost or gone, nothing is imported; the next try fetches what is missing", async () => {
	const { asked, state } = network();
	const load = vi.fn(async () => "part");
	state.cut = true;
	await expect(loadPart(load, ["assets/lost.js"])).rejects.toThrow("Failed to fetch");
	await expect(loadPart(load, ["assets/gone.js"])).rejects.toThrow("Failed to fetch");
	state.cut = false;
	await expect(loadPart(load, ["assets/gone.js"])).rejects.toThrow("404");
	expect(load).not.toHaveBeenCalled();
	expect(await loadPart(load, ["assets/lost.js"])).toBe("part");
	expect(asked.filter((path) => path === "/assets/lost.js")).toHaveLength(2);
});

test("a part that imports no other file is fetched before it is imported, too", async () => {
	const { asked } = network();
	const load = Object.assign(async () => "part", {
		toString: () => '()=>import("./words.en-abc.js").then(e=>e.default)',
	});
	await loadPart(load, []);
	expect(asked).toEqual(["/assets/words.en-abc.js"]);
});

test("what the document has asked for itself is not fetched again", async () => {
	const { asked } = network();
	await loadPart(async () => "part", ["assets/early.js", "assets/entry.js"]);
	expect(asked).toEqual([]);
});
