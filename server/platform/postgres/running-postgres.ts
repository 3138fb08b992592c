import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { answers, connectionUrl } from "./address.ts";
import { partsOf, SUPERUSER } from "./cluster.ts";

/**
 * The PostgreSQL that a server of ours runs on this data folder, as a connection string with the password; null where
 * none takes connections. Its address is in postmaster.pid: lines 4 to 6 are port, socket folder, address.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
	const { cluster, password } = partsOf(join(dataDir, "postgres"));
	try {
		const [, , , port, folder, host] = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
		const address = { host: folder || host || "", port: Number(port) };
		if (!(await answers(address))) return null;
		return connectionUrl(address, SUPERUSER, (await readFile(password, "utf8")).trim());
	} catch {
		return null;
	}
}
