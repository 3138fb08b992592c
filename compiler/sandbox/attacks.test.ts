import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Compiler } from "../compiler.ts";
import { everyTier } from "../testing/every-tier.ts";
import { testCompiler } from "../testing/test-compiler.ts";

const tiers = await everyTier();

const AROUND = "\nvoid setup() {}\nvoid loop() {}\n";

/** `#define A1 A0 A0` and so on: 2 to the power of `doublings` words. */
function macroBomb(doublings: number): string {
	const lines = Array.from({ length: doublings }, (_, index) => `#define A${index + 1} A${index} A${index}`);
	return `#define A0 int x;\n${lines.join("\n")}\nA${doublings}\n`;
}

const ATTACKS: [name: string, sketch: string, code: string][] = [
	["includes a file of the machine", '#include "/etc/passwd"', "library_not_found"],
	["includes a file of the machine by a relative path", '#include "../../../../../../etc/passwd"', "library_not_found"],
	["includes the processes of the machine", '#include "/proc/self/environ"', "library_not_found"],
	["includes a device that never ends", "#include </dev/zero>", "library_not_found"],
	["has the assembler include a file of the machine", 'asm(".incbin \\"/etc/passwd\\"");', "compiler_stopped"],
	["has the assembler include a device", 'asm(".include \\"/dev/zero\\"");', "compiler_stopped"],
	["has the assembler fill the disk", 'asm(".space 4000000000");', "compiler_stopped"],
	[
		"puts code where the chip has no flash",
		'asm(".section .far,\\"ax\\",@progbits\\n.global far\\nfar: .space 200000\\n");\nextern "C" int far();\nint x = far();',
		"program_too_large",
	],
	["includes itself", '#include "sketch.cpp"', "declared_twice"],
	["doubles a macro forty times", macroBomb(40), "compiler_stopped"],
	[
		"nests templates without end",
		"template <int N> struct D { static const int v = D<N + 1>::v; };\nint x = D<0>::v;",
		"template_too_deep",
	],
];

describe.each(tiers.map((tier) => [tier.name, tier] as const))("%s: a sketch that", (_name, tier) => {
	let compiler: Compiler;
	let close: () => Promise<void>;

	beforeAll(async () => {
		({ compiler, close } = await testCompiler({ tiers: [tier] }));
	});
	afterAll(() => close());

	test.each(ATTACKS)("%s is refused, in few words, and shows nothing of the machine", async (_, sketch, code) => {
		const answer = await compiler.compile(sketch + AROUND, { userId: "mallory" });
		expect(answer.outcome).toBe("failed");
		expect(answer.diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
		const text = JSON.stringify(answer);
		expect(text.length).toBeLessThan(8_000);
		expect(text).not.toMatch(/root:|nobody|\/usr\/|\/work|\/mnt|\/home|PATH=/);
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
		const tree = "constexpr long t(int d, long n) { return d == 0 ? n : t(d - 1, 2 * n) ^ t(d - 1, 2 * n + 1); }";
		const sketch = `${tree}\nstatic_assert(t(60, 1) != 0, "");${AROUND}`;
		const answer = await compiler.compile(sketch, { userId: "mallory" });
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
