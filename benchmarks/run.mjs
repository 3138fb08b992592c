// `npm run bench -- NAME`: measures one thing beside its limit or a peer, in the same run. Figures are medians.
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "measures");
const names = readdirSync(folder).flatMap((file) => (file.endsWith(".mjs") ? file.slice(0, -4) : []));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (wanted.length === 0 || unknown.length > 0) {
	console.error(`Name what to measure: ${names.join(", ")}`);
	process.exit(1);
}
for (const name of wanted) {
	const { measure } = await import(join(folder, `${name}.mjs`));
	console.log(`\n${name}`);
	console.table(await measure());
}
