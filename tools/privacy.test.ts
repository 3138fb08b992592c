import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = [...readFileSync("docs/privacy.md", "utf8").matchAll(/^\| `(privacy_\w+)`\s*\| (.*?)\s*\|$/gm)].map(
	([, paragraph = "", proof = ""]) => ({ paragraph, proof }),
);

test("each paragraph of the privacy page has its row, in the page's order", () => {
	const shown = readFileSync("web/features/legal/privacy.ts", "utf8").matchAll(/m\.(privacy_\w+_\d)/g);
	expect(rows.map(({ paragraph }) => paragraph)).toEqual([...shown].map(([, paragraph]) => paragraph));
});

test("what a row names is there: its files, and the test whose name follows", () => {
	const missing = rows.flatMap(({ paragraph, proof }) => {
		const files = [...proof.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, file = ""]) => file);
		const name = /`[\w./-]+\.(?:test|spec)\.ts`: (.+)$/.exec(proof)?.[1];
		const gone = files.filter((file) => !existsSync(file));
		const unnamed = name && !files.some((file) => existsSync(file) && readFileSync(file, "utf8").includes(name));
		const promised = files.length > 0 || proof === "A promise of the operator";
		return gone.length > 0 || unnamed || !promised ? [`${paragraph}: ${proof}`] : [];
	});
	expect(missing).toEqual([]);
});
