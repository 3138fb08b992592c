import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canUnshare, everyTier } from "../testing/every-tier.ts";
import { testToolchain } from "../testing/test-compiler.ts";
import { findOnPath } from "../toolchain/find.ts";
import { makeReadable } from "../toolchain/make-readable.ts";
import { PREBUILT } from "../toolchain/paths.ts";
import { runCommand } from "../toolchain/run-command.ts";
import { bubblewrapTier } from "./bubblewrap.ts";
import { COMPILE_UID } from "./limits.ts";
import { whyNotContained } from "./probe.ts";
import { openSandbox } from "./sandbox.ts";
import type { Tier } from "./tier.ts";

const { root } = await testToolchain();
const tiers = await everyTier();

function sh(tier: Tier, script: string, folder: string | null = null, signal?: AbortSignal) {
	const job = {
		input: { name: "in", text: "" },
		command: ["/bin/sh", "-c", `${script}\n:> out`],
		output: "out",
		signal,
	};
	return tier.open(folder).then(({ run }) => run(job));
}

test("where the machine allows namespaces, bubblewrap is the sandbox", async () => {
	const allowed = await canUnshare(["unshare", process.getuid?.() === 0 ? "-mn" : "-Urmn"]);
	expect(!allowed || tiers[0]?.name.startsWith("bubblewrap")).toBe(true);
});

describe.each(tiers.map((tier) => [tier.name, tier] as const))("%s", (_, tier) => {
	test("holds against its probe", async () => {
		expect(await whyNotContained(tier)).toBeNull();
	});

	test("shows no file of the machine", async () => {
		const { messages } = await sh(
			tier,
			`for f in /etc /etc/passwd /root /home /proc/1 /dev/zero ${process.cwd()}; do [ -e $f ] && echo $f; done`,
		);
		expect(messages).toBe("");
	});

	test("lets nothing be written but in the work folder", async () => {
		const script =
			"for f in /x /usr/x /usr/bin/avr-g++ /mnt/prebuilt/x /dev/null; do (echo x > $f) 2>said && echo $f; done";
		expect((await sh(tier, script)).messages).toBe("");
	});

	test("stops a program that starts ever more of itself, and leaves none running", async () => {
		const mark = randomUUID();
		await sh(tier, `bomb() { bomb | bomb & }; bomb # ${mark}`);
		await expect.poll(() => processesWith(mark)).toEqual([]);
		// The system may take a while to forget those that were killed; until then they count against the limit.
		await expect.poll(() => processesOf(COMPILE_UID), { timeout: 20_000 }).toEqual([]);
	});

	test("stops at once when nobody waits any more, and leaves nothing running", async () => {
		const mark = randomUUID();
		const controller = new AbortController();
		const started = Date.now();
		const running = sh(tier, `while :; do :; done # ${mark}`, null, controller.signal);
		await expect.poll(() => processesWith(mark)).not.toEqual([]);
		controller.abort();
		expect((await running).stopped).toBe("aborted");
		expect(Date.now() - started).toBeLessThan(5000);
		await expect.poll(() => processesWith(mark)).toEqual([]);
	});

	test("leaves nothing running when it is stopped while it is still being built", async () => {
		for (let wait = 0; wait < 12; wait++) {
			const mark = randomUUID();
			const controller = new AbortController();
			const running = sh(tier, `while :; do :; done # ${mark}`, null, controller.signal);
			for (let turn = 0; turn < wait * 3; turn++) await new Promise((resolve) => setImmediate(resolve));
			controller.abort();
			expect((await running).stopped).toBe("aborted");
			await expect.poll(() => processesWith(mark)).toEqual([]);
		}
	});

	test("stops what takes too long", async () => {
		const { run } = await tier.open(null);
		const command = ["/bin/sh", "-c", "while :; do :; done"];
		const { stopped, exit } = await run({ input: { name: "in", text: "" }, command, output: "out", seconds: 0.5 });
		expect({ stopped, exit }).toEqual({ stopped: "time", exit: null });
	});

	test("cuts messages that never end", async () => {
		const { stopped, messages } = await sh(tier, "while :; do echo again and again; done");
		expect(stopped).toBe("messages");
		expect(messages.length).toBeLessThanOrEqual(256 * 1024);
	});

	test("limits memory, time and the size of files", async () => {
		const { messages } = await sh(tier, "ulimit -v; ulimit -t; ulimit -f; ulimit -c");
		expect(messages.trim().split("\n")).toEqual(["1048576", "10", "16384", "0"]);
	});
});

test("a sandbox that stands ready is a new one for each job, and nothing of it stays once it is closed", async () => {
	const mark = randomUUID();
	const tier = tiers.find(({ name }) => name.startsWith("bubblewrap"));
	const opened = await tier?.open(null);
	const list = ["/bin/sh", "-c", `echo ${mark} > out; for f in *; do echo $f; done; echo x > left`];
	const run = opened?.readyFor?.({ input: { name: "in" }, command: list, output: "out" });
	if (!run) return expect(tier).toBeUndefined();
	for (let job = 0; job < 2; job++) {
		const { messages, output } = await run({ input: { text: "text" } });
		expect([messages, output.toString()]).toEqual(["in\nout\n", `${mark}\n`]);
	}
	expect(await processesWith(mark)).not.toEqual([]);
	await opened?.close();
	await expect.poll(() => processesWith(mark)).toEqual([]);
});

test("even the owner of the toolchain cannot write to it from inside", async () => {
	const tier = bubblewrapTier({ bwrap: [join(root, "usr/bin/bwrap")], root, asRoot: false });
	const { messages } = await sh(tier, "for f in /x /usr/bin/x; do (echo x > $f) 2>said && echo $f; done");
	expect(messages).not.toMatch(/^\//m);
});

describe("the network", () => {
	let server: Server;
	let port: number;
	let folder: string;

	beforeAll(async () => {
		server = createServer((socket) => socket.on("error", () => undefined).end("hello\n")).listen(0, "127.0.0.1");
		await new Promise((resolve) => server.once("listening", resolve));
		port = (server.address() as { port: number }).port;
		folder = await folderWithBash();
	});
	afterAll(async () => {
		server.close();
		await rm(folder, { recursive: true, force: true });
	});

	const CONNECT = "exec 3<>/dev/tcp/127.0.0.1/$PORT && echo connected";

	test("is reached by the same script outside of the sandbox", async () => {
		const { output } = await runCommand("bash", ["-c", CONNECT], { env: { PORT: String(port) } });
		expect(output).toContain("connected");
	});

	test.each(tiers.filter(({ isOffline }) => isOffline).map((tier) => [tier.name, tier] as const))(
		"is cut off in %s",
		async (_, tier) => {
			const bash = `${PREBUILT}/loader --library-path ${PREBUILT} ${PREBUILT}/bash`;
			const script = `PORT=${port} ${bash} -c '${CONNECT}; echo tried'`;
			const { messages } = await sh(tier, script, folder);
			expect(messages).toContain("tried");
			expect(messages).not.toContain("connected");
		},
	);
});

test("where no tier holds there is no sandbox, but a reason and a remedy", async () => {
	const leaking: Tier = {
		name: "leaking",
		open: async () => ({ run: async () => FAILED, close: async () => undefined }),
	};
	expect(await openSandbox(root, { tiers: [leaking] })).toMatchObject({
		state: "missing",
		reason: expect.stringContaining("leaking: reads /etc/passwd"),
		remedy: expect.any(String),
	});
});

const FAILED = { exit: 0, stopped: null, messages: "reads /etc/passwd\n", output: Buffer.from("done\n") };

async function processesOf(uid: number): Promise<string[]> {
	const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
	const texts = await Promise.all(names.map((name) => readFile(`/proc/${name}/status`, "utf8").catch(() => "")));
	return names.filter((_, index) => texts[index]?.match(/^Uid:\s+(\d+)/m)?.[1] === String(uid));
}

/** The running processes that have a mark in their command line. */
async function processesWith(mark: string): Promise<string[]> {
	const names = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
	const lines = await Promise.all(names.map((name) => readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "")));
	return names.filter((_, index) => lines[index]?.includes(mark));
}

/** The sandbox has no program that can open a connection: it gets one of the machine, with its libraries and their loader. */
async function folderWithBash(): Promise<string> {
	const made = await mkdtemp(join(tmpdir(), "inspire-bash-"));
	const bash = findOnPath("bash") ?? "/bin/bash";
	await copyFile(bash, join(made, "bash"));
	const { output } = await runCommand("ldd", [bash]);
	for (const [, file = ""] of output.matchAll(/=> (\/\S+)/g))
		await copyFile(file, join(made, file.split("/").at(-1) ?? ""));
	await copyFile(/^\s*(\/\S+) \(0x/m.exec(output)?.[1] ?? "", join(made, "loader"));
	await makeReadable(made);
	return made;
}
