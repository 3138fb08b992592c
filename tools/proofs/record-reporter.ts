import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { TestModule } from "vitest/node";
import { fingerprintOf, PROOFS, passedProofs, RECORD_FILE } from "./proofs.mjs";

/** Records with which fingerprint each proof passed that was run whole. */
export default class RecordReporter {
	/** As it is when the run begins: what is edited meanwhile may have been read before. */
	readonly #fingerprints = Object.fromEntries(
		Object.entries(PROOFS).map(([name, proof]) => [name, fingerprintOf(proof)]),
	);

	onTestRunEnd(modules: readonly TestModule[]): void {
		const passed = new Set(
			modules.filter((module) => module.state() === "passed").map(({ moduleId }) => relative("", moduleId)),
		);
		const all = Object.entries(PROOFS).map(([name, proof]) => {
			const isProved = proof.tests.every((test) => passed.has(test));
			return [name, isProved ? this.#fingerprints[name] : passedProofs()[name]] as const;
		});
		const known = all.filter(([, fingerprint]) => fingerprint !== undefined);
		writeFileSync(RECORD_FILE, `${JSON.stringify(Object.fromEntries(known), null, "\t")}\n`);
	}
}
