// `npm start`: installs and builds what is stale, then runs the server in this process, so that Ctrl-C stops everything.
import { main, prepare, root } from "./prepare.mjs";

await main(async () => {
	process.chdir(root);
	await prepare();
	const { startServer } = await import("../dist/server/main.js");
	await startServer();
});
