// `npm run check`: format, lint and walls (Biome), types (tsc -b), dead code (knip).
import { compileMessages } from "./messages/compile.mjs";
import { installPackages } from "./prepare.mjs";
import { main, run } from "./run.mjs";

await main(async () => {
	await installPackages({ tools: true });
	await compileMessages();
	await run("node_modules/.bin/biome", ["check", "--error-on-warnings", "."]);
	await run("node_modules/.bin/tsc", ["-b"]);
	await run("node_modules/.bin/knip", []);
});
