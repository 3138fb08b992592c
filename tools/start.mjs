// `npm start`: installs and builds what is stale, then runs the server in this process, so that Ctrl-C stops everything.
import { prepare } from "./prepare.mjs";
import { root } from "./root.mjs";
import { main } from "./run.mjs";

await main(async () => {
	process.chdir(root);
	await prepare();
	const { startServer } = await import("../dist/server/main.js");
	await startServer();
});
