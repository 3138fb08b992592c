import { runWithin } from "../run-within.mjs";
import { commit, load, machine, waitForQuiet } from "./machine.mjs";
import { writeTable } from "./write-table.mjs";

/**
 * Runs every benchmark on a computer that has nothing else to do, and writes one table. Ends at once, without a table, where
 * something else runs before, between or after them, or where one of them fails. @returns the exit code
 */
export async function measureAll(limits) {
	const date = new Date().toISOString();
	const facts = { Commit: commit(), Machine: machine(), Began: date, "Load before": load() };
	const figuresOf = {};
	for (const [name, minutes] of Object.entries(limits)) {
		if (await isBusy(`before "${name}"`)) return 1;
		const { code, figures } = await runWithin(name, minutes);
		if (code !== 0) {
			console.error(`\nNo table is written: "${name}" ended with ${code}.`);
			return 1;
		}
		figuresOf[name] = figures;
	}
	Object.assign(facts, { Ended: new Date().toISOString(), "Load after": load() });
	if (await isBusy("after all of them")) return 1;
	const { file, marked } = writeTable(figuresOf, facts, date);
	console.log(`\n${[...marked, `The table is written: ${file}`].join("\n")}`);
	return 0;
}

async function isBusy(when) {
	const { busy, quiet } = await waitForQuiet();
	if (!quiet) console.error(`\nNo table is written: ${Math.round(busy * 100)} % of the processors were busy ${when}.`);
	return !quiet;
}
