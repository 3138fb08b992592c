// Installs packages and builds what is stale. Needs nothing but Node: it runs before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

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
	"tools/web-build",
];
const BUILT_FROM_FILES = [
	"tools/compress.mjs",
	"messages/en.json",
	"package-lock.json",
	"vite.config.ts",
	"vite.server.config.ts",
];
const INSTALLED_STAMP = join(root, "node_modules", ".installed-from");
const BUILT_STAMP = join(root, "dist", ".built-from");

/** A step failed; its own output says why. */
export class StepFailed extends Error {}

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
	await run(process.execPath, ["tools/compress.mjs"]);
	mkdirSync(dirname(BUILT_STAMP), { recursive: true });
	writeFileSync(BUILT_STAMP, stamp);
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

/** Makes messages/generated from messages/en.json, and fails when a key has no function there. */
export async function compileMessages() {
	await run(process.execPath, [
		"node_modules/@inlang/paraglide-js/bin/run.js",
		...["compile", "--project", "./project.inlang", "--outdir", "./messages/generated", "--silent"],
		// One language so far: nothing is looked up for each word. A second one names here where the choice is kept.
		...["--strategy", "baseLocale"],
	]);
	const made = await import(pathToFileURL(join(root, "messages/generated/messages/_index.js")).href);
	const keys = Object.keys(JSON.parse(readFileSync(join(root, "messages/en.json"), "utf8")));
	const missing = keys.filter((key) => key !== "$schema" && typeof made[key] !== "function");
	if (missing.length > 0) throw new StepFailed(`These messages were not made: ${missing.slice(0, 5).join(", ")}`);
}

/** Runs a program in the project folder, its output shown as it comes. Rejects unless it ends with 0. */
export function run(program, args, options = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd: root, stdio: "inherit", ...options });
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			if (code === 0) resolve();
			else reject(new StepFailed(`${[program, ...args].join(" ")} ended with ${signal ?? code}.`));
		});
	});
}

/** Runs the steps of a command line tool; a failure is one clear line and exit code 1. */
export async function main(steps) {
	try {
		await steps();
	} catch (error) {
		console.error(error instanceof StepFailed ? `\n${error.message}` : error);
		process.exit(1);
	}
}

export function say(line) {
	console.log(line);
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
