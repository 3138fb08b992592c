// `npm run bench -- NAME`: measures one thing beside its limit or a peer, in the same run. Figures are medians.
// `npm run bench -- all`: measures everything on a quiet computer and writes the table to docs/measurements.
import { runWithin } from "./run-within.mjs";
import { measureAll } from "./table/measure-all.mjs";

/**
 * What can be measured, and the minutes that each may take: several times what it takes on a busy computer.
 * `LIMIT_MINUTES` is another limit, for more rounds or a slower computer.
 */
const LIMIT_MINUTES = {
	api: 20,
	board: 15,
	classes: 20,
	compiling: 15,
	engine: 20,
	faults: 45,
	forum: 60,
	growth: 40,
	helper: 30,
	judging: 20,
	realtime: 20,
	signin: 20,
	start: 15,
	web: 30,
};

const names = Object.keys(LIMIT_MINUTES);
const wanted = process.argv.slice(2);
if (wanted.join() === "all") process.exit(await measureAll(LIMIT_MINUTES));
const unknown = wanted.filter((name) => !names.includes(name));
if (wanted.length === 0 || unknown.length > 0) {
	console.error(`Name what to measure: all, ${names.join(", ")}`);
	process.exit(1);
}
for (const name of wanted) {
	const { code } = await runWithin(name, Number(process.env.LIMIT_MINUTES ?? LIMIT_MINUTES[name]));
	if (code !== 0) process.exit(code);
}
