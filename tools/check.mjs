// `npm run check`: format, lint and walls (Biome), types (tsc -b), dead code (knip), the weight of each page's script.
import { compileMessages } from "./messages/compile.mjs";
import { checkPageWeights } from "./page-weights.mjs";
import { installPackages, prepare } from "./prepare.mjs";
import { main, run } from "./run.mjs";

await main(async () => {
	await installPackages({ tools: true });
	await compileMessages();
	await run("node_modules/.bin/biome", ["check", "--error-on-warnings", "."]);
	await run("node_modules/.bin/tsc", ["-b"]);
	await run("node_modules/.bin/knip", []);
	await prepare({ tools: true });
	checkPageWeights();
});
