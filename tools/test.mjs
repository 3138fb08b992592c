// `npm test`: installs and builds what is stale, then runs every layer of the tests: rules and rooms, database, browser.
// `npm run test:unit|test:web|test:e2e [-- FILE …]` runs one layer, or files of it by a part of their name.
import { chromiumFor } from "./chromium.mjs";
import { compileMessages } from "./messages/compile.mjs";
import { buildPseudoPage, installPackages, prepare } from "./prepare.mjs";
import { main, run, say } from "./run.mjs";

const LAYERS = { unit: runUnits, web: (files) => runUnits(files.length > 0 ? files : ["web/"]), e2e: runBrowser };

await main(async () => {
	const [first, ...rest] = process.argv.slice(2);
	const layer = LAYERS[first];
	if (layer) return layer(rest);
	const chromium = await chromiumFor();
	await prepare({ tools: true });
	await buildPseudoPage();
	say("\nRules, rooms and database");
	await vitest(process.argv.slice(2));
	say("\nThe whole product, in Chromium");
	await playwright([], chromium);
});

/** Nothing is built for these: they run the sources. */
async function runUnits(files) {
	await installPackages({ tools: true });
	await compileMessages();
	await vitest(files);
}

async function runBrowser(files) {
	const chromium = await chromiumFor();
	await prepare({ tools: true });
	await buildPseudoPage();
	await playwright(files, chromium);
}

function vitest(args) {
	return run("node_modules/.bin/vitest", ["run", ...args]);
}

function playwright(args, chromium) {
	return run("node_modules/.bin/playwright", ["test", ...args], { env: { ...process.env, CHROMIUM: chromium } });
}
