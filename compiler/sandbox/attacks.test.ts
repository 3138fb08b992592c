import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Compiler } from "../compiler.ts";
import { AROUND, ATTACKS, ENDLESS, macroBomb } from "../testing/attacks.ts";
import { everyTier } from "../testing/every-tier.ts";
import { expectRefused } from "../testing/expect-refused.ts";
import { testCompiler } from "../testing/test-compiler.ts";

const tiers = await everyTier();

describe.each(tiers.map((tier) => [tier.name, tier] as const))("%s: a sketch that", (_name, tier) => {
	let compiler: Compiler;
	let close: () => Promise<void>;

	beforeAll(async () => {
		({ compiler, close } = await testCompiler({ tiers: [tier] }));
	});
	afterAll(() => close());

	test.each(ATTACKS)("%s is refused, in few words, and shows nothing of the machine", async (_, sketch, code) => {
		expectRefused(await compiler.compile(sketch + AROUND, { userId: "mallory" }), code);
	});

	test("has a thousand mistakes is told at most twenty of them", async () => {
		const sketch = Array.from({ length: 1000 }, (_, index) => `int a${index} = b${index};`).join("\n") + AROUND;
		const { diagnostics } = await compiler.compile(sketch, { userId: "mallory" });
		expect(diagnostics).toHaveLength(20);
	});

	test("knows whether a file of the machine is there does not exist", async () => {
		const there = await compiler.compile(`#pragma GCC dependency "/etc/passwd"${AROUND}`, { userId: "mallory" });
		const absent = await compiler.compile(`#pragma GCC dependency "/etc/absent"${AROUND}`, { userId: "mallory" });
		expect(there.outcome).toBe(absent.outcome);
	});
});

describe("in the strongest tier", () => {
	let compiler: Compiler;
	let close: () => Promise<void>;

	beforeAll(async () => {
		({ compiler, close } = await testCompiler());
	});
	afterAll(() => close());

	test("a sketch that keeps the compiler calculating is stopped after its time", async () => {
		const answer = await compiler.compile(ENDLESS + AROUND, { userId: "mallory" });
		expect(answer.outcome).toBe("failed");
		expect(answer.diagnostics[0]?.code).toBe("compiler_stopped");
	});

	test("nobody waits for a program whose person has gone away", async () => {
		const controller = new AbortController();
		const compiling = compiler.compile(macroBomb(41) + AROUND, { userId: "gone", signal: controller.signal });
		setTimeout(() => controller.abort(new Error("gone")), 300);
		await expect(compiling).rejects.toThrow("gone");
	});
});
