// `npm run demo`: a small ready-made school on a separate data folder, on loopback only unless HOST is set.
import { prepare } from "./prepare.mjs";
import { root } from "./root.mjs";
import { main } from "./run.mjs";

await main(async () => {
	process.chdir(root);
	process.env.DATA_DIR ??= "./demo-data";
	process.env.HOST ??= "127.0.0.1";
	await prepare();
	const { startServer } = await import("../dist/server/main.js");
	await startServer({ demo: true });
});
