import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

/** Makes the folder that tests get by `inject("compilerCache")`, and removes it after the run. */
export function setup(project: TestProject): () => void {
	const folder = mkdtempSync(join(tmpdir(), "inspire-compiler-"));
	project.provide("compilerCache", folder);
	return () => rmSync(folder, { recursive: true, force: true });
}
