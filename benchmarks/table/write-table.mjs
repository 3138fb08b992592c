import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tools/root.mjs";
import { fellBy, rowsOf } from "./rows.mjs";

const FOLDER = join(root, "docs", "measurements");
const TABLE = /^\d{4}-\d{2}-\d{2}-\d{4}\.md$/;
const SECTION = /^## (\S+)$/;
const ROW = /^\| (.*?) +\| (.*?) +\|/;

/**
 * Writes the figures of all benchmarks as one dated table, each row that is worse than in the last table by more than a fifth
 * marked. `facts` are above it; `folder` has the last table, and gets this one. @returns the file, and the marked rows as sentences
 */
export function writeTable(figuresOf, facts, date, folder = FOLDER) {
	const last = lastTable(folder);
	const marked = [];
	const sections = Object.entries(figuresOf).map(([bench, figures]) => {
		const rows = rowsOf(figures).map(([name, value]) => {
			const was = last.values.get(`${bench} ${plain(name)}`);
			const fell = was === undefined ? null : fellBy(name, was, value);
			const mark = fell === null ? "" : `**worse by ${Math.round(fell * 100)} %**, was ${was}`;
			if (mark) marked.push(`${bench}: ${plain(name)}: ${value}, ${mark.replaceAll("*", "")}`);
			return [plain(name), plain(value), mark];
		});
		return `## ${bench}\n\n${tableOf([["What", "Figure", "Beside the last table"], ...rows])}\n`;
	});
	const lines = [...Object.entries(facts), ["Last table", last.file ?? "none"]].map(
		([name, fact]) => `- ${name}: ${fact}`,
	);
	const head = `# Measurements of ${date.slice(0, 10)}\n\nWritten by \`npm run bench -- all\`.\n\n${lines.join("\n")}\n`;
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `${date.slice(0, 16).replace("T", "-").replace(":", "")}.md`);
	writeFileSync(file, [head, ...sections].join("\n"));
	return { file, marked };
}

/** The newest table's rows, by benchmark and name. */
function lastTable(folder) {
	const file = tables(folder).at(-1);
	const values = new Map();
	let bench = "";
	for (const line of file ? readFileSync(join(folder, file), "utf8").split("\n") : []) {
		bench = SECTION.exec(line)?.[1] ?? bench;
		const [, name, value] = ROW.exec(line) ?? [];
		if (name !== undefined) values.set(`${bench} ${name}`, value);
	}
	return { file, values };
}

function tables(folder) {
	try {
		return readdirSync(folder)
			.filter((file) => TABLE.test(file))
			.sort();
	} catch {
		return [];
	}
}

/** The text of a cell. */
function plain(text) {
	return text.trim().replaceAll("|", "/").replaceAll("\n", " ");
}

function tableOf(rows) {
	const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
	const [head, ...others] = rows.map(
		(row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`,
	);
	return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...others].join("\n");
}
