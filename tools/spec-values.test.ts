import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Rows of the tables whose second column names tests or files. */
const rows = readFileSync("docs/spec-values.md", "utf8")
	.split("\n")
	.filter((line) => line.startsWith("|") && !/^\| (-+|Message|Behaviour|Number|Value|Row)\b/.test(line))
	.map((line) =>
		line
			.split("|")
			.slice(1, 3)
			.map((cell) => cell.trim()),
	)
	.filter(([value]) => !/^-+$/.test(value ?? ""))
	.map(([value = "", proof = ""]) => ({ value, proof }));

test("no row is open", () => {
	expect(rows.length).toBeGreaterThan(50);
	expect(rows.filter(({ proof }) => /^(open|missing|todo|-)?$/i.test(proof))).toEqual([]);
});

test("each test that a row names is there, and each file", () => {
	const missing = rows.flatMap(({ value, proof }) => {
		const files = [...proof.matchAll(/`([\w./-]+\/[\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file);
		return [...files.filter((file) => !existsSync(file)), ...testsMissingIn(proof)].map((what) => `${value}: ${what}`);
	});
	expect(missing).toEqual([]);
});

/** `spec: words of its name; words of another`: an ellipsis is for words left out. */
function testsMissingIn(proof: string): string[] {
	const [, spec, names] = /^([a-z-]+): (.+)$/.exec(proof) ?? [];
	if (!spec || !names || !existsSync(`e2e/${spec}.spec.ts`)) return [];
	const text = readFileSync(`e2e/${spec}.spec.ts`, "utf8").replaceAll("\\", "");
	const pieces = names.split(/;|…/).map((piece) => piece.trim());
	return pieces.filter((piece) => !text.includes(piece)).map((piece) => `${spec}: ${piece}`);
}
