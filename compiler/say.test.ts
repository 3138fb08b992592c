import { readFileSync } from "node:fs";
import { test } from "vitest";
import { testCompiler } from "/work/wt/compiler/compiler/testing/test-compiler.ts";
test("say", async () => {
	const { compiler, close } = await testCompiler();
	for (const f of (process.env.FILES ?? "").split(" ")) { const r = await compiler.compile(readFileSync(f, "utf8"), { person: "a" }); console.log(f, r.outcome, JSON.stringify(r.diagnostics, null, 1)); }
	await close();
});
