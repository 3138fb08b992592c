// `npm run admin`: a new set-up code, or (with an address) a one-time password for an administrator. The server may run.
import { prepare } from "./prepare.mjs";
import { root } from "./root.mjs";
import { main } from "./run.mjs";

await main(async () => {
	process.chdir(root);
	await prepare();
	const { runAdmin } = await import("../dist/server/admin.js");
	await runAdmin(process.argv.slice(2));
});
