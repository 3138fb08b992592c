import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-"));
const file = join(dataDir, "setup-code.txt");
const printed = (server: RunningServer) => /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(server.output())?.[0];

let server: RunningServer | undefined;

afterAll(async () => {
	await server?.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

test("the set-up code is printed and kept until it has been used, and works once", async () => {
	server = await runServer({ DATA_DIR: dataDir });
	await expect.poll(() => printed(server as RunningServer)).toBeDefined();
	const code = printed(server) ?? "";
	expect([readFileSync(file, "utf8").trim(), (statSync(file).mode & 0o777).toString(8)]).toEqual([code, "600"]);

	await server.stop();
	server = await runServer({ DATA_DIR: dataDir });
	await expect.poll(() => printed(server as RunningServer)).toBe(code);

	const claim = async (role: string) => {
		const { client } = await signUpAt((server as RunningServer).url, { user_type: role });
		return (await client.rpc("claim_administration", { code: code.toLowerCase() })).data;
	};
	expect([await claim("student"), await claim("educator"), await claim("educator")]).toEqual([null, true, false]);

	await server.stop();
	expect(() => statSync(file)).toThrow("ENOENT");
	server = await runServer({ DATA_DIR: dataDir });
	expect(printed(server)).toBeUndefined();
});
