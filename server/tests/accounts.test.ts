import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Learner, signUpAt, strangerAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const ADMIN = new URL("../../dist/server/admin.js", import.meta.url);
const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-"));

let server: RunningServer;
let head: Learner & { email: string };

beforeAll(async () => {
	server = await runServer({ DATA_DIR: dataDir });
	head = await educator();
	await head.client.rpc("claim_administration", { code: keptCode() });
});
afterAll(async () => {
	await server.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

const codeIn = (output: string) => /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(output)?.[0];
const keptCode = () => readFileSync(join(dataDir, "setup-code.txt"), "utf8").trim();
const passwordIn = (output: string) => /password for \S+: ([a-z2-9]{8})\n/.exec(output)?.[1] ?? "";

async function educator() {
	const person = await signUpAt(server.url, { user_type: "educator" });
	const { data } = await person.client.auth.getUser();
	return { ...person, email: data.user?.email ?? "" };
}

/** `npm run admin`, once the product is built. */
async function runAdmin(args: string[] = [], env: Record<string, string> = {}) {
	const script = `import("${ADMIN}").then((admin) => admin.runAdmin(${JSON.stringify(args)}))`;
	const child = spawn(process.execPath, ["--eval", script], {
		env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, ...env },
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
		});
	}
	const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
	return { code, output };
}

const setPassword = (by: Learner, userId: string) => by.post("/api/one-time-password", { userId });

test("an administrator sets a one-time password, which opens nothing until it is changed", async () => {
	const learner = await signUpAt(server.url);
	const { data } = await learner.client.auth.getUser();
	const answer = await setPassword(head, learner.userId);
	expect(answer.status).toBe(200);
	const { password } = (await answer.json()) as { password: string };
	expect(password).toMatch(/^[a-z2-9]{8}$/);

	const client = await strangerAt(server.url);
	const signedIn = await client.auth.signInWithPassword({ email: data.user?.email ?? "", password });
	const token = signedIn.data.session?.access_token ?? "";
	expect((await client.from("profiles").select("id")).error).not.toBeNull();
	expect((await setPassword({ ...head, post: learner.post }, learner.userId)).status).toBe(401);
	const compiled = await fetch(`${server.url}/api/compile`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify({ source: "void setup() {} void loop() {}" }),
	});
	expect(compiled.status).toBe(401);
	await client.auth.updateUser({ password: "one of my own" });
	await client.auth.refreshSession();
	expect((await client.from("profiles").select("id")).data).toEqual([{ id: learner.userId }]);
	expect((await learner.client.auth.refreshSession()).error).not.toBeNull();
});

test("nobody else sets one, and nobody sets an administrator's", async () => {
	const [teacher, learner] = [await educator(), await signUpAt(server.url)];
	const answers = [
		await setPassword(teacher, learner.userId),
		await setPassword(learner, learner.userId),
		await setPassword(head, head.userId),
		await setPassword(head, "5f0c7e62-9d0e-4a37-8d5f-1c1f3a6b7c8d"),
		await head.post("/api/one-time-password", { userId: "x" }),
	];
	expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 404, 400]);
});

test("beside a running server, npm run admin makes a new set-up code for one more administrator", async () => {
	const { code, output } = await runAdmin();
	expect([code, output]).toEqual([0, expect.stringContaining(`Administrators of this school:\n  ${head.email}`)]);
	expect(keptCode()).toBe(codeIn(output));
	const next = await educator();
	expect((await next.client.rpc("setup_code_waits")).data).toBe(true);
	const claim = async () => (await next.client.rpc("claim_administration", { code: codeIn(output) ?? "" })).data;
	expect([await claim(), await claim()]).toEqual([true, false]);
	expect((await next.client.rpc("setup_code_waits")).data).toBe(false);
});

test("npm run admin resets an administrator's lost password, also while the server is stopped; nobody else's", async () => {
	const other = await educator();
	const refused = await runAdmin([other.email]);
	expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(`No administrator has the address`)]);

	await server.stop();
	const { code, output } = await runAdmin([head.email]);
	expect([code, output]).toEqual([0, expect.stringContaining("must be changed at the next sign-in")]);
	const renewed = codeIn((await runAdmin()).output);
	server = await runServer({ DATA_DIR: dataDir });
	await expect.poll(() => codeIn(server.output())).toBe(renewed);
	const client = await strangerAt(server.url);
	const { data } = await client.auth.signInWithPassword({ email: head.email, password: passwordIn(output) });
	expect(data.user?.app_metadata.must_change_password).toBeTruthy();
	expect((await client.rpc("is_administrator")).error).not.toBeNull();
});

test("npm run admin says plainly that the database does not answer", async () => {
	const { code, output } = await runAdmin([], { DATABASE_URL: "postgres://me:secret@127.0.0.1:9/none" });
	expect([code, output]).toEqual([
		1,
		expect.stringContaining("The database at postgres://127.0.0.1:9/none does not answer"),
	]);
	expect(output).not.toContain("secret");
});
