import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A row's second column names tests or files; below the last headings a library, or why nothing can trigger it. */
const rows = readFileSync("docs/spec-values.md", "utf8")
	.split(/^## /m)
	.flatMap((section) => {
		const [heading = "", ...lines] = section.split("\n");
		return lines
			.filter((line) => line.startsWith("|") && !/^\| (-+|Message|Behaviour|Number|Value|Row)\b/.test(line))
			.map((line) => line.split("|").slice(1, 3))
			.map(([value = "", proof = ""]) => ({ heading, value: value.trim(), proof: proof.trim() }))
			.filter(({ value }) => !/^-+$/.test(value));
	});

const SPECS = readdirSync("e2e", { recursive: true, encoding: "utf8" }).map(
	(path) => `e2e/${path.replaceAll("\\", "/")}`,
);

const OF_LIBRARIES = "Values of libraries and protocols";
const REASONS = "What nothing can trigger";

test("no row is open", () => {
	expect(rows.length).toBeGreaterThan(50);
	expect(rows.filter(({ proof }) => /^(open|missing|todo|-)?$/i.test(proof))).toEqual([]);
});

test("each row names a test or a file, a library, or a reason", () => {
	const bare = rows.filter(
		({ heading, proof }) => ![OF_LIBRARIES, REASONS].includes(heading) && filesIn(proof).length === 0 && !specIn(proof),
	);
	expect(bare).toEqual([]);
});

test("a constant that a row names is its library's", () => {
	const missing = rows
		.filter(({ heading }) => heading === OF_LIBRARIES)
		.filter(({ proof }) => {
			const [library = "", ...constants] = [...proof.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
			const text = javascriptOf(`node_modules/${library}/dist`);
			const named = constants.filter((constant) => /^\w+$/.test(constant));
			return named.length === 0 || !named.every((constant) => text.includes(constant));
		});
	expect(missing).toEqual([]);
});

test("each test that a row names is there, and each file", () => {
	const missing = rows.flatMap(({ value, proof }) => {
		return [...filesIn(proof).filter((file) => !existsSync(file)), ...testsMissingIn(proof)].map(
			(what) => `${value}: ${what}`,
		);
	});
	expect(missing).toEqual([]);
});

function filesIn(proof: string): string[] {
	return [...proof.matchAll(/`([\w./-]+\/[\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file);
}

/** `spec: words of its name; words of another`: an ellipsis is for words left out. */
function specIn(proof: string) {
	const [, spec, names] = /^([a-z-]+): (.+)$/.exec(proof) ?? [];
	return spec && names ? { spec, names } : undefined;
}

function testsMissingIn(proof: string): string[] {
	const named = specIn(proof);
	if (!named) return [];
	const { spec, names } = named;
	const file = SPECS.find((path) => path.endsWith(`/${spec}.spec.ts`));
	if (!file) return [`e2e/*/${spec}.spec.ts`];
	const text = readFileSync(file, "utf8").replaceAll("\\", "");
	const pieces = names.split(/;|…/).map((piece) => piece.trim());
	return pieces.filter((piece) => !text.includes(piece)).map((piece) => `${spec}: ${piece}`);
}

function javascriptOf(folder: string): string {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.m?js$/.test(path));
	return files.map((path) => readFileSync(`${folder}/${path}`, "utf8")).join("\n");
}
