import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom: between the rooms, between the areas of the page, and never in a circle, not even for types. */

/** What of the compiler runs in a page, too. */
const COMPILER_FOR_PAGES = [
	"compiler/wasm/sketch-compiler.ts",
	"compiler/wasm/toolkit.ts",
	"compiler/diagnostics/compiler-stopped.ts",
	"compiler/wasm/files",
];

/** Each room, with those it imports; all may import packages. What tests, measures or builds may import any. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
	domain: [],
	simulator: ["domain"],
	content: ["domain", "simulator"],
	compiler: ["domain"],
	supabase: ["domain", "gateway"],
	gateway: [],
	server: ["domain", "simulator", "content", "compiler", "supabase", "gateway", "messages"],
	web: ["domain", "simulator", "content", "messages", "supabase/types.gen.ts", ...COMPILER_FOR_PAGES],
};
/** What only the server reads: solutions and hints never reach the page. */
const SERVER_ONLY = /^content\/(answers|.*\/solution)/;

/** The areas of the page. They know none of each other but the player: they meet in `app`, which imports them all. */
const AREAS = ["bench", "catalogue", "classroom", "community", "account", "assistant"];
const PLAYER = "web/bench/player/";
/** What all areas stand on. */
const PLATFORM = "web/platform/";
/** These know only what is listed, and themselves. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
	"web/platform/ui/": ["web/platform/storage/"],
	"web/platform/storage/": [],
	"web/bench/player/circuit/": ["web/platform/loading/", "web/platform/storage/", "web/platform/ui/"],
};

const every = [...Object.keys(ROOMS), "tools", "tests"].flatMap((room) =>
	readdirSync(room, { recursive: true, encoding: "utf8" }).map((path) => join(room, path)),
);
const sources = every.filter((path) => /\.tsx?$/.test(path) && !/\.(gen|d)\.tsx?$/.test(path));
const importsOfAll = new Map(
	sources.map((file) => {
		const named = readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport\(|^import) ?"([.#][^"?]+)"/gm);
		return [file, [...named].map(([, path = ""]) => (path[0] === "#" ? path.slice(1) : join(dirname(file), path)))];
	}),
);
/** Without tests and fixtures. */
const files = new Set(sources.filter((path) => !/\.test\.tsx?$|\/fixtures\//.test(path)));
const importsOf = new Map(
	[...importsOfAll]
		.filter(([file]) => files.has(file))
		.map(([file, others]) => [file, others.filter((path) => files.has(path))]),
);

const isTest = (file: string) => !files.has(file) || /\/(tests|testing)\//.test(file);

function wrongImports(isWrong: (file: string, other: string) => boolean, of = importsOf): string[] {
	return [...of].flatMap(([file, others]) =>
		others.filter((other) => isWrong(file, other)).map((other) => `${file} → ${other}`),
	);
}

test("a room imports those it may, its tests too", () => {
	const wrong = wrongImports((file, other) => {
		const room = file.split("/")[0] ?? "";
		const may = ROOMS[room];
		if (!may || other.startsWith(`${room}/`)) return false;
		if (room === "web" && SERVER_ONLY.test(other)) return true;
		return (
			!may.some((one) => other === one || other.startsWith(`${one}/`)) && !(isTest(file) && mayInTests(room, other))
		);
	}, importsOfAll);
	expect(wrong).toEqual([]);
});

test("what pages have of the compiler is nothing of Node", () => {
	const inPages = COMPILER_FOR_PAGES.flatMap((path) =>
		[...files].filter((file) => file === path || file.startsWith(`${path}/`)),
	);
	for (const file of inPages) inPages.push(...valuesImportedBy(file).filter((other) => !inPages.includes(other)));
	expect(inPages.length).toBeGreaterThan(50);
	const ofNode = /\bfrom "node:|\bBuffer\.|\bprocess\./;
	expect(inPages.filter((file) => ofNode.test(readFileSync(file, "utf8")))).toEqual([]);
});

/** Without what is imported for its type alone, which no script has. */
function valuesImportedBy(file: string): string[] {
	const text = readFileSync(file, "utf8").replaceAll(/^import type [^;]*;/gm, "");
	const named = [...text.matchAll(/\bfrom "([.#][^"?]+)"/g)].map(([, path = ""]) => path);
	return named
		.map((path) => (path[0] === "#" ? path.slice(1) : join(dirname(file), path)))
		.filter((path) => files.has(path));
}

function mayInTests(room: string, other: string): boolean {
	return room === "server" && other.startsWith("tools/");
}

const areaOf = (file: string) => AREAS.find((area) => file.startsWith(`web/${area}/`));

test("inside web/ an area imports itself, the platform and the player; they meet in app", () => {
	expect(AREAS.filter((area) => !existsSync(`web/${area}`))).toEqual([]);
	expect([...files].filter(areaOf).length).toBeGreaterThan(300);
	const wrong = wrongImports((file, other) => {
		if (!other.startsWith("web/")) return false;
		const knows = Object.entries(KNOWS).find(([folder]) => file.startsWith(folder));
		if (knows) return ![knows[0], ...knows[1]].some((folder) => other.startsWith(folder));
		if (file.startsWith(PLATFORM)) return !other.startsWith(PLATFORM);
		const area = areaOf(file);
		return area !== undefined && areaOf(other) !== area && !other.startsWith(PLATFORM) && !other.startsWith(PLAYER);
	});
	expect(wrong).toEqual([]);
});

/** The ways from one back to itself. */
function circlesIn(imports: ReadonlyMap<string, Iterable<string>>): string[] {
	const circles: string[] = [];
	const done = new Set<string>();
	const visit = (one: string, way: readonly string[]) => {
		const start = way.indexOf(one);
		if (start >= 0) circles.push([...way.slice(start), one].join(" → "));
		if (start >= 0 || done.has(one)) return;
		for (const other of imports.get(one) ?? []) visit(other, [...way, one]);
		done.add(one);
	};
	for (const one of imports.keys()) visit(one, []);
	return circles;
}

test("no file imports itself by way of others, not even their types", () => {
	expect(circlesIn(importsOf)).toEqual([]);
});

const holds = (folder: string, other: string) => other.startsWith(`${folder}/`);

test("no folder imports itself by way of others; one inside another counts as a part of it", () => {
	const imports = new Map<string, Set<string>>();
	for (const [file, others] of importsOf) {
		const from = dirname(file);
		const to = others.map(dirname).filter((other) => other !== from && !holds(other, from) && !holds(from, other));
		imports.set(from, new Set([...(imports.get(from) ?? []), ...to]));
	}
	expect(circlesIn(imports)).toEqual([]);
});
