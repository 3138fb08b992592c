// Which stages of `npm test` have passed with the work tree as it is, so that the next try begins at the one that failed.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./root.mjs";

const STAMP = join(root, ".build", "passed-stages.json");

/**
 * @param {string} [file] of the stamp
 * @param {string | null} [state] of the work tree; null where it is not known: then nothing is remembered
 */
export function openPassedStages(file = STAMP, state = workTreeState()) {
	const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
	let stages = state !== null && kept?.state === state ? kept.stages : [];
	return {
		/** @param {string} stage */
		has: (stage) => stages.includes(stage),
		/** @param {string} stage */
		add(stage) {
			stages = [...stages, stage];
			if (state === null) return;
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, JSON.stringify({ state, stages }));
		},
		/** All have passed: the next try runs all. */
		clear: () => rmSync(file, { force: true }),
	};
}

/** A digest of every file that git does not ignore; null under CI, where nothing is left out, and without git. */
function workTreeState() {
	if (process.env.CI) return null;
	try {
		const options = { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "ignore"] };
		const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], options);
		const digest = createHash("sha256").update(process.version);
		for (const file of list.split("\0").filter(Boolean).sort()) {
			const path = join(root, file);
			digest.update(file).update(existsSync(path) ? readFileSync(path) : "");
		}
		return digest.digest("hex");
	} catch {
		return null;
	}
}
