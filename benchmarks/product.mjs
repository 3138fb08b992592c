import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { waitsFor } from "./waits-for.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Starts the product with `npm start` on this data folder and a free port; answers once its address is printed. */
export async function startProduct(dataDir) {
	waitsFor("the product to be built and to print its address");
	const child = spawn("npm", ["start", "--silent"], {
		cwd: root,
		env: { ...process.env, DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" },
		stdio: ["ignore", "pipe", "inherit"],
		detached: true,
	});
	const ended = new Promise((resolve) => child.on("close", resolve));
	const url = await new Promise((resolve, reject) => {
		let output = "";
		child.stdout.on("data", (text) => {
			output += text;
			const found = /ready\. Open[^\n]*\n\s+(http:\S+)/.exec(output);
			if (found) resolve(found[1]);
		});
		child.on("exit", () => reject(new Error(output)));
	});
	waitsFor(`the first step with the product at ${url}`);
	return {
		url,
		pid: child.pid,
		async stop() {
			waitsFor("the product to stop");
			process.kill(-child.pid, "SIGINT");
			await ended;
		},
	};
}
