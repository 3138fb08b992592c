import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FAULTS, openFaultRig } from "./fault-rounds.ts";

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
