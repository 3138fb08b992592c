// `npm run words -- out sw.csv` writes every word of the product with its location and note, for translators (a spreadsheet reads
// it); `npm run words -- in sw.csv` imports the translations. The file's name names the language.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { importWords, listWords } from "./messages/translate.mjs";
import { main, StepFailed, say } from "./run.mjs";

await main(async () => {
	const [direction, path = ""] = process.argv.slice(2);
	const locale = /^([a-z]{2,3}(?:-[A-Z]{2})?)\.csv$/.exec(basename(path))?.[1];
	if (!["out", "in"].includes(direction) || locale === undefined) {
		throw new StepFailed("Usage: npm run words -- out sw.csv, or: npm run words -- in sw.csv");
	}
	if (direction === "out") {
		const { csv, words, translated } = listWords(locale);
		writeFileSync(path, csv);
		say(`${path}: ${words} texts, ${translated} of them translated.`);
		return;
	}
	const { written, problems, incomplete } = importWords(locale, readFileSync(path, "utf8"));
	for (const problem of problems) say(problem);
	for (const file of incomplete) say(`${file}: not all of its texts are translated yet, so it was not written.`);
	say(`${written.length} files written.`);
	if (problems.length > 0) throw new StepFailed(`${problems.length} translations were left out.`);
});
