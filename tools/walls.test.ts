import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Biome enforces the walls between the rooms. These are the walls inside web/, and the way of all imports, of types too. */

const ROOMS = ["domain", "content", "simulator", "compiler", "supabase", "gateway", "server", "web", "tools", "tests"];
const files = new Set(
	ROOMS.flatMap((room) =>
		readdirSync(room, { recursive: true, encoding: "utf8" }).map((path) => join(room, path)),
	).filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen|d)\.tsx?$|\/fixtures\//.test(path)),
);

const importsOf = new Map(
	[...files].map((file) => {
		const named = readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport\(|^import) ?"([.#][^"?]+)"/gm);
		const paths = [...named].map(([, path = ""]) => (path[0] === "#" ? path.slice(1) : join(dirname(file), path)));
		return [file, paths.filter((path) => files.has(path))];
	}),
);

/** Each may import those after it. */
const FLOORS = [
	"app",
	"screens",
	"features",
	"learning",
	"session",
	"outbox",
	"circuit",
	"loading",
	"backend",
	"device",
	"ui",
];
/** These know no more of the others than is listed. */
const KNOWS: Readonly<Record<string, readonly string[]>> = { circuit: ["loading", "device", "ui"], device: [], ui: [] };

function mayImport(from: string, to: string): boolean {
	const [, floor = "", part = ""] = from.split("/");
	const [room, below = "", otherPart = ""] = to.split("/");
	if (room !== "web") return true;
	if (floor === below) return floor !== "features" || part === otherPart;
	return FLOORS.indexOf(floor) < FLOORS.indexOf(below) && (KNOWS[floor]?.includes(below) ?? true);
}

test("inside web/ the screens put features together, features know none of each other, and all imports go down", () => {
	const inside = [...files].filter((file) => FLOORS.some((floor) => file.startsWith(`web/${floor}/`)));
	expect(inside.length).toBeGreaterThan(300);
	const wrong = inside.flatMap((file) =>
		(importsOf.get(file) ?? []).filter((other) => !mayImport(file, other)).map((other) => `${file} → ${other}`),
	);
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
