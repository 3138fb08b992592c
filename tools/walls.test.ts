import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Biome enforces the walls between the rooms. These are the walls inside web/, and the way of all imports, of types too. */

const ROOMS = ["domain", "content", "simulator", "compiler", "supabase", "gateway", "server", "web", "tools"];
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
const FLOORS = ["app", "screens", "features", "session", "outbox", "loading", "backend", "device", "ui"];
/** These know nothing of the others. */
const LEAVES = ["device", "ui"];

function mayImport(from: string, to: string): boolean {
	const [, floor = "", part = ""] = from.split("/");
	const [room, below = "", otherPart = ""] = to.split("/");
	if (room !== "web") return true;
	if (floor === below) return floor !== "features" || part === otherPart;
	return FLOORS.indexOf(floor) < FLOORS.indexOf(below) && !LEAVES.includes(floor);
}

test("inside web/ the screens put features together, features know none of each other, and all imports go down", () => {
	const inside = [...files].filter((file) => FLOORS.some((floor) => file.startsWith(`web/${floor}/`)));
	expect(inside.length).toBeGreaterThan(300);
	const wrong = inside.flatMap((file) =>
		(importsOf.get(file) ?? []).filter((other) => !mayImport(file, other)).map((other) => `${file} → ${other}`),
	);
	expect(wrong).toEqual([]);
});

test("no file imports itself by way of others, not even their types", () => {
	const circles: string[] = [];
	const done = new Set<string>();
	const visit = (file: string, way: readonly string[]) => {
		const start = way.indexOf(file);
		if (start >= 0) circles.push([...way.slice(start), file].join(" → "));
		if (start >= 0 || done.has(file)) return;
		for (const other of importsOf.get(file) ?? []) visit(other, [...way, file]);
		done.add(file);
	};
	for (const file of files) visit(file, []);
	expect(circles).toEqual([]);
});
