import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What `npm start` runs once everything is built; `npm test` has built it. */
const BUILT = new URL("../../dist/server/main.js", import.meta.url);
/** Milliseconds; guards on a busy computer. What has not stopped by then is killed. */
const STARTS_WITHIN = 120_000;
const STOPS_WITHIN = 60_000;
const READY = /ready\. Open[^\n]*\n\s+(http:\/\/\S+:(\d+))/;

export interface RunningServer {
	url: string;
	dataDir: string;
	process: ChildProcess;
	/** All it has printed so far. */
	output(): string;
	/** Ctrl-C, and the end of the process: its code, null where it had to be killed. */
	stop(): Promise<number | null>;
}

export interface EndedServer {
	code: number | null;
	output: string;
}

/** Starts the built product on a fresh data folder and a free port, and waits until it is ready. */
export async function runServer(
	env: Record<string, string> = {},
	built: URL = BUILT,
	options: { demo?: boolean } = {},
): Promise<RunningServer> {
	const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "inspire-stem-"));
	const { child, output, ended } = launch({ DATA_DIR: dataDir, ...env }, built, options);
	const tooLate = setTimeout(() => child.kill("SIGKILL"), STARTS_WITHIN);
	const url = await new Promise<string>((resolve, reject) => {
		child.stdout?.on("data", () => {
			const ready = READY.exec(output());
			if (ready?.[1]) resolve(ready[1]);
		});
		void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
	}).finally(() => clearTimeout(tooLate));
	return {
		url,
		dataDir,
		process: child,
		output,
		async stop() {
			child.kill("SIGINT");
			const tooLate = setTimeout(() => child.kill("SIGKILL"), STOPS_WITHIN);
			const code = await ended;
			clearTimeout(tooLate);
			if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
			return code;
		},
	};
}

/** Starts a server that is expected to refuse, and waits for its end. */
export async function runRefusedServer(env: Record<string, string>): Promise<EndedServer> {
	const { output, ended } = launch(env, BUILT);
	return { code: await ended, output: output() };
}

function launch(env: Record<string, string>, built: URL, options = {}) {
	const script = `import("${built}").then((server) => server.startServer(${JSON.stringify(options)}))`;
	const child = spawn(process.execPath, ["--eval", script], {
		env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: "127.0.0.1", PORT: "0", ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let printed = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			printed += text;
		});
	}
	const ended = new Promise<number | null>((resolve) => child.on("close", (code) => resolve(code)));
	return { child, output: () => printed, ended };
}
