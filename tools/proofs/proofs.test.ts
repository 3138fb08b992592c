import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { fingerprintOf, inputsOf, PROOFS, passedProofs } from "./proofs.mjs";

const named = (name: string) => PROOFS[name] ?? { tests: [] };

test("each proof has tests, and those recorded as passed are known", () => {
	for (const { tests } of Object.values(PROOFS)) {
		expect(tests.length).toBeGreaterThan(0);
		expect(tests.filter((file) => !existsSync(file))).toEqual([]);
	}
	expect(Object.keys(passedProofs()).filter((name) => !(name in PROOFS))).toEqual([]);
});

test("a proof depends on what it imports, also by way of others, and on what lies beside that", () => {
	const inputs = inputsOf(named("integration/content"));
	expect(inputs).toContain("content/projects/led-sequence/programs.blocks");
	expect(inputs).toContain("compiler/libraries/Servo/Servo.h");
	expect(inputs).toContain("simulator/parts/led/model.ts");
	expect(inputs).toContain("tests/integration/content/projects.test.ts");
	expect(inputs).not.toContain("simulator/parts/led/model.test.ts");
	expect(inputs.filter((file) => file.startsWith("server/"))).toEqual([]);
	expect(inputsOf(named("integration/moderation"))).toContain("server/moderation/words.json");
	expect(inputsOf(named("faults"))).toContain("supabase/migrations/20261125130000_answer_missing_members.sql");
});

test("a fingerprint differs with what is depended on", () => {
	const tests = ["tools/proofs/proofs.test.ts"];
	const alone = fingerprintOf({ tests });
	expect(alone).toBe(fingerprintOf({ tests }));
	expect(fingerprintOf({ tests, reads: ["tools/run.mjs"] })).not.toBe(alone);
});
