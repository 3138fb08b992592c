import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FAULTS, killDatabase, openFaultRig, readSecretKey } from "./fault-rounds.ts";
import { signUpAt } from "./learner.ts";
import { runServer } from "./run-server.ts";

const ROUNDS = 3;
const folder = realpathSync(mkdtempSync(join(tmpdir(), "inspire-stem-faults-")));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// `npm run bench -- faults` measures how long each takes, over many rounds.
test("whatever is killed, the server runs again, and no acknowledged write is lost", { timeout: 300_000 }, async () => {
	const rig = await openFaultRig(join(folder, "data"));
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const fault of FAULTS) await rig.breakWith(fault);
	}
	expect(rig.acknowledged.size).toBeGreaterThan(ROUNDS * FAULTS.length);
	expect(await rig.finish()).toEqual([]);
});

test("who follows rows is told of them again after the database died", { timeout: 120_000 }, async () => {
	const dataDir = join(folder, "live");
	const server = await runServer({ DATA_DIR: dataDir });
	const secretKey = await readSecretKey(dataDir);
	const learner = await signUpAt(server.url);
	const statuses: string[] = [];
	const rows: unknown[] = [];
	const followed = { event: "INSERT", schema: "public", table: "notifications" } as const;
	learner.client
		.channel("notifications")
		.on("postgres_changes", followed, (change) => rows.push(change.new.code))
		.subscribe((status) => statuses.push(status));
	const joins = () => statuses.filter((status) => status === "SUBSCRIBED").length;
	await expect.poll(joins, { timeout: 20_000 }).toBe(1);
	killDatabase(dataDir, true);
	await expect.poll(joins, { timeout: 60_000 }).toBe(2);
	const row = { user_id: learner.userId, type: "other", code: "again", title: "Again", message: "A row" };
	await fetch(`${server.url}/rest/v1/notifications`, {
		method: "POST",
		headers: { apikey: secretKey, "content-type": "application/json" },
		body: JSON.stringify(row),
	});
	await expect.poll(() => rows, { timeout: 20_000 }).toEqual(["again"]);
	await learner.client.removeAllChannels();
	await server.stop();
});
