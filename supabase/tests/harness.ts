import { connect } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** The loopback port on which tools/test-databases hands out databases. */
		testDatabases: number;
	}
}

export interface TestDatabase {
	/** As the superuser. */
	pool: pg.Pool;
	url: string;
	/** Ends the pool and removes the database. */
	drop(): Promise<void>;
}

/** A fresh database for one test file: the bootstrap and every migration, nothing else. */
export async function testDatabase(): Promise<TestDatabase> {
	const url = await text(connect(inject("testDatabases"), "127.0.0.1"));
	if (url.startsWith("!")) throw new Error(`No test database: ${url.slice(1)}`);
	const pool = new pg.Pool({ connectionString: url, max: 10 });
	return {
		pool,
		url,
		async drop() {
			await pool.end();
			const server = new URL(url);
			const name = server.pathname.slice(1);
			server.pathname = "/postgres";
			const client = new pg.Client({ connectionString: server.href });
			await client.connect();
			// PostgreSQL waits up to five seconds for sessions that are closing; one left open is an error of the test.
			await client.query(`drop database ${name}`);
			await client.end();
		},
	};
}

/** The same for the test file that calls this: made before its first test, removed after its last one. */
export function databaseForFile(): Pick<TestDatabase, "pool" | "url"> {
	let database: TestDatabase | undefined;
	const made = () => {
		if (!database) throw new Error("The database is made before the first test: use it in tests and in beforeAll.");
		return database;
	};
	beforeAll(async () => {
		database = await testDatabase();
	});
	afterAll(() => database?.drop());
	return {
		get pool() {
			return made().pool;
		},
		get url() {
			return made().url;
		},
	};
}
