// Kills the server, its database, both, and both with forged lock files, 30 times each, under writes: how long until a
// write is acknowledged again, and how many acknowledged writes are lost.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepare } from "../../tools/prepare.mjs";
import { bundle } from "../bundle.mjs";
import { waitsFor } from "../waits-for.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 30);

export async function measure() {
	waitsFor("the product to be built");
	await prepare({ tools: true });
	const { FAULTS, openFaultRig } = await bundle("server/tests/fault-rounds.ts");
	const folder = realpathSync(mkdtempSync(join(tmpdir(), "inspire-stem-bench-")));
	const took = Object.fromEntries(FAULTS.map((fault) => [fault, []]));
	try {
		waitsFor("a server that acknowledges writes");
		const rig = await openFaultRig(join(folder, "data"));
		for (let round = 0; round < ROUNDS; round += 1) {
			for (const fault of FAULTS) {
				waitsFor(`writes in round ${round + 1}, after this was killed: ${fault}`);
				took[fault].push(await rig.breakWith(fault));
			}
		}
		waitsFor("the acknowledged writes to be counted");
		const lost = await rig.finish();
		const figures = FAULTS.flatMap((fault) => {
			const sorted = took[fault].toSorted((a, b) => a - b);
			return [
				[`${fault} killed: writes again, median of ${ROUNDS} (ms)`, Math.round(sorted[Math.floor(ROUNDS / 2)])],
				[`${fault} killed: the longest (ms, at most 10000)`, Math.round(sorted.at(-1))],
			];
		});
		return {
			...Object.fromEntries(figures),
			"acknowledged writes": rig.acknowledged.size,
			"of them lost (0)": lost.length,
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
