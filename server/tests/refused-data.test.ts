import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { runRefusedServer, runServer } from "./run-server.ts";

const root = mkdtempSync(join(tmpdir(), "inspire-stem-refused-"));
const dataDir = join(root, "data");

beforeAll(async () => {
	await (await runServer({ DATA_DIR: dataDir })).stop();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs SQL on the folder's database. */
async function change(statement: string): Promise<void> {
	const database = await startEmbeddedPostgres({ dataDir, log: console });
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	await client.query(statement);
	await client.end();
	await database.stop();
}

test.each([
	[
		"a later migration",
		"insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'later')",
		"migration 29990101000000",
	],
	[
		"a later step of the gateway",
		"delete from supabase_migrations.schema_migrations where version > '2999'; insert into gateway.schema_steps values (99)",
		"step 99",
	],
])("data with %s is refused with the reason, twice, and without a stack", async (_name, statement, reason) => {
	await change(statement);
	for (const _again of [1, 2]) {
		const { code, output } = await runRefusedServer({ DATA_DIR: dataDir });
		expect(code).toBe(1);
		expect(output).toContain("was written by a newer version of this program");
		expect(output).toContain(reason);
		expect(output).not.toMatch(/^\s+at /m);
	}
});

test("data of a newer PostgreSQL is refused with the reason", async () => {
	const file = join(dataDir, "postgres/cluster/PG_VERSION");
	const version = readFileSync(file, "utf8");
	writeFileSync(file, "99\n");
	const { code, output } = await runRefusedServer({ DATA_DIR: dataDir });
	writeFileSync(file, version);
	expect([code, existsSync(join(dataDir, "server.lock"))]).toEqual([1, false]);
	expect(output).toContain("was written by PostgreSQL 99");
});

test("a folder that can't be written to is refused in words, whatever is in its way", async () => {
	const file = join(root, "file");
	writeFileSync(file, "");
	const cases = [{ folder: join(file, "data"), text: "A part of its path is a file." }];
	if (process.getuid?.() === 0) {
		// Root may write everywhere but here, and may mount.
		cases.push({ folder: "/sys/kernel/inspire-stem", text: "This user may not write there." });
		cases.push({ folder: join(readOnlyDisk(), "data"), text: "It is on a disk that can only be read." });
	} else {
		const closed = join(root, "closed");
		mkdirSync(closed, { mode: 0o500 });
		cases.push({ folder: join(closed, "data"), text: "This user may not write there." });
	}
	try {
		for (const { folder, text } of cases) {
			const { code, output } = await runRefusedServer({ DATA_DIR: folder });
			expect([folder, code]).toEqual([folder, 1]);
			expect(output).toContain(`The data folder ${folder} can't be used`);
			expect(output).toContain(text);
			expect(output).not.toMatch(/^\s+at /m);
		}
	} finally {
		if (process.getuid?.() === 0) execFileSync("umount", [join(root, "disk")]);
	}
});

function readOnlyDisk(): string {
	const disk = join(root, "disk");
	mkdirSync(disk);
	execFileSync("mount", ["-t", "tmpfs", "-o", "ro,size=1m", "tmpfs", disk]);
	return disk;
}
