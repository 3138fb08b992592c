// `npm run demo`: a small ready-made school on a data folder of its own, for this computer only unless HOST says otherwise.
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
