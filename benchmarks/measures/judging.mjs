// What the check of each accepted program costs: the processor time of one seed, longest first. `PROJECT=id` takes one project.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "../../tools/prepare.mjs";
import { bundle } from "../bundle.mjs";
import { waitsFor } from "../waits-for.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export async function measure() {
	waitsFor("the product to be built");
	await prepare({ tools: true });
	const rooms = await bundle("benchmarks/engine/rooms.ts");
	const cacheDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	try {
		const compiler = await rooms.openCompilerHere({
			toolchainDir: join(root, ".toolchain"),
			cacheDir,
			log: () => undefined,
		});
		waitsFor("the accepted programs to be checked");
		const compile = async (source) => {
			const answer = await compiler.compile(source, { person: "bench" });
			if (answer.outcome === "failed") throw new Error(JSON.stringify(answer.diagnostics));
			return answer.hex;
		};
		const seconds = await rooms.timeAccepted(compile, process.env.PROJECT);
		const sorted = Object.entries(seconds).sort(([, one], [, other]) => other - one);
		return Object.fromEntries(
			sorted.map(([name, took]) => [`${name} (s, at most 2; 5 where it only toggles pins)`, Number(took.toFixed(2))]),
		);
	} finally {
		rmSync(cacheDir, { recursive: true, force: true });
	}
}
