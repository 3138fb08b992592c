// `npm test`: installs and builds what is stale, then runs every layer of the tests: rules and rooms, database, browser.
import { chromiumFor } from "./chromium.mjs";
import { main, prepare, run, say } from "./prepare.mjs";

await main(async () => {
	const chromium = await chromiumFor();
	await prepare({ tools: true });
	say("\nRules, rooms and database");
	await run("node_modules/.bin/vitest", ["run", ...process.argv.slice(2)]);
	say("\nThe whole product, in Chromium");
	await run("node_modules/.bin/playwright", ["test"], { env: { ...process.env, CHROMIUM: chromium } });
});
