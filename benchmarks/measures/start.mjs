// How long a second start takes, from the command to the printed addresses and an answering /health,
// beside what PostgreSQL and Node alone need on the same machine.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const RUNS = 5;

export async function measure() {
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const first = await timeStart(dataDir);
	const later = [];
	const bareNode = [];
	for (let run = 0; run < RUNS; run += 1) {
		later.push(await timeStart(dataDir));
		bareNode.push(await timeBareNode());
	}
	rmSync(dataDir, { recursive: true, force: true });
	return {
		"first start on an empty data folder (ms)": Math.round(first),
		"second start, npm start to ready (ms, target 2000)": Math.round(median(later)),
		"limit: npm and Node doing nothing (ms)": Math.round(median(bareNode)),
	};
}

/** npm start until /health answers 200; stopped again. */
async function timeStart(dataDir) {
	const began = performance.now();
	const product = await startProduct(dataDir);
	const health = await fetch(`${product.url}/health`);
	if (health.status !== 200) throw new Error(`/health answered ${health.status}`);
	const took = performance.now() - began;
	await product.stop();
	return took;
}

function timeBareNode() {
	waitsFor("npm and Node that do nothing");
	return new Promise((resolve, reject) => {
		const began = performance.now();
		const child = spawn("npm", ["exec", "--silent", "-c", "node -e 0"], { cwd: root, stdio: "ignore" });
		child.on("exit", () => resolve(performance.now() - began));
		child.on("error", reject);
	});
}

function median(values) {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
