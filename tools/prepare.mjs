// Installs packages and builds what is stale. Needs nothing but Node: it runs before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileMessages, compilePseudoMessages } from "./messages/compile.mjs";
import { root } from "./root.mjs";
import { run, StepFailed, say } from "./run.mjs";

const OLDEST_NODE = [20, 19];
const BUILT_FROM = [
	"domain",
	"content",
	"simulator",
	"compiler",
	"supabase",
	"gateway",
	"server",
	"web",
	"messages/en",
	"tools/messages",
	"tools/web-build",
];
const BUILT_FROM_FILES = ["tools/compress.mjs", "package-lock.json", "vite.config.ts", "vite.server.config.ts"];
const INSTALLED_STAMP = join(root, "node_modules", ".installed-from");
const BUILT_STAMP = join(root, "dist", ".built-from");

/** Installs packages, makes the words and builds the page and the server, each only if it is stale. */
export async function prepare(options) {
	checkNode();
	await installPackages(options);
	const stamp = fingerprintOfSources();
	if (existsSync(BUILT_STAMP) && readFileSync(BUILT_STAMP, "utf8") === stamp) return;
	say("Building …");
	await compileMessages();
	await Promise.all([
		run(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]),
		run(process.execPath, [
			"node_modules/vite/bin/vite.js",
			"build",
			"--config",
			"vite.server.config.ts",
			"--logLevel",
			"warn",
		]),
	]);
	await Promise.all([run(process.execPath, ["tools/compress.mjs"]), makeTemplate()]);
	mkdirSync(dirname(BUILT_STAMP), { recursive: true });
	writeFileSync(BUILT_STAMP, stamp);
}

/** The database that a new data folder begins with. It is only quicker so: a build without it is a whole one. */
async function makeTemplate() {
	const { makeTemplate: make } = await import(pathToFileURL(join(root, "dist/server/make-template.js")).href);
	await make(join(root, "dist/database")).catch((error) => console.warn(`No database was made: ${error.message}`));
}

/** Builds the page in the pseudo-language into .build/pseudo/web. */
export async function buildPseudoPage() {
	await compilePseudoMessages();
	const env = { ...process.env, PSEUDO: "yes" };
	await run(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], { env });
}

/**
 * Installs packages when the lockfile has changed since the last time: those that run and build the product, and with
 * `tools` also those that test and check it.
 */
export async function installPackages({ tools = false } = {}) {
	const wanted = hashOf(readFileSync(join(root, "package-lock.json")));
	const installed = existsSync(INSTALLED_STAMP) ? readFileSync(INSTALLED_STAMP, "utf8") : "";
	if (installed === `${wanted} with tools` || (installed === wanted && !tools)) return;
	say("Installing packages (this needs the internet, once) …");
	const npm = process.env.npm_execpath;
	const command = npm ? [process.execPath, [npm]] : ["npm", []];
	const set = tools ? "--include=dev" : "--omit=dev";
	try {
		await run(command[0], [...command[1], "ci", set, "--no-audit", "--no-fund", "--loglevel=error"]);
	} catch {
		throw new StepFailed("The packages could not be installed. Is this computer connected to the internet?");
	}
	writeFileSync(INSTALLED_STAMP, tools ? `${wanted} with tools` : wanted);
}

function checkNode() {
	const [major, minor] = process.versions.node.split(".").map(Number);
	if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
	throw new StepFailed(`Node ${OLDEST_NODE.join(".")} or newer is needed; this is ${process.versions.node}.`);
}

/** Names, sizes and times of all sources: quick to take, and different after any edit. */
function fingerprintOfSources() {
	const hash = createHash("sha256");
	for (const room of BUILT_FROM) {
		for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
			if (entry.isFile()) add(join(entry.parentPath, entry.name));
		}
	}
	for (const file of BUILT_FROM_FILES) add(join(root, file));
	return hash.digest("hex");

	function add(path) {
		const { size, mtimeMs } = statSync(path);
		hash.update(`${path}\0${size}\0${mtimeMs}\n`);
	}
}

function hashOf(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
