// Makes the functions that the code calls (`m.account_email()`) from the catalogue.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../root.mjs";
import { run, StepFailed } from "../run.mjs";
import { BASE_LOCALE, readCatalogue, readMessages, writeRoom } from "./catalogue.mjs";
import { pseudoOf } from "./pseudo.mjs";

const PLUGIN = "node_modules/@inlang/plugin-message-format/dist/index.js";
const PSEUDO = join(root, ".build", "pseudo");
/** Inside what it is about: gone with it. */
const STAMP = join(root, "messages/generated", ".made-from");

/** Makes messages/generated if it is stale; fails when a key has no function there, or is in two rooms. */
export async function compileMessages() {
	const source = fingerprint();
	if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === source) return;
	const rooms = Object.keys(readCatalogue());
	await compile({
		project: join(root, ".build", "messages.inlang"),
		patterns: rooms.map((room) => `messages/{locale}/${room}.json`),
		outdir: "messages/generated",
	});
	await refuseMissing(join(root, "messages/generated"));
	writeFileSync(STAMP, source);
}

/** What the functions are made from: the words, this program, and the compiler in its version (by the lockfile). */
function fingerprint() {
	const hash = createHash("sha256").update(JSON.stringify(readCatalogue()));
	for (const file of ["package-lock.json", "tools/messages/compile.mjs"]) hash.update(readFileSync(join(root, file)));
	return hash.digest("hex");
}

/** The same in the pseudo-language, into .build/pseudo/generated: what `PSEUDO=yes` builds the page with. */
export async function compilePseudoMessages() {
	mkdirSync(join(PSEUDO, BASE_LOCALE), { recursive: true });
	writeRoom(join(PSEUDO, BASE_LOCALE, "all.json"), pseudoOf(readMessages()));
	await compile({
		project: join(PSEUDO, "project.inlang"),
		patterns: [".build/pseudo/{locale}/all.json"],
		outdir: ".build/pseudo/generated",
	});
}

async function compile({ project, patterns, outdir }) {
	mkdirSync(project, { recursive: true });
	// The compiler reads paths from the parent of the project folder.
	const fromProject = (path) => relative(dirname(project), join(root, path));
	const settings = {
		baseLocale: BASE_LOCALE,
		locales: [BASE_LOCALE],
		modules: [fromProject(PLUGIN)],
		"plugin.inlang.messageFormat": { pathPattern: patterns.map(fromProject) },
	};
	writeFileSync(join(project, "settings.json"), `${JSON.stringify(settings, null, "\t")}\n`);
	await run(process.execPath, [
		"node_modules/@inlang/paraglide-js/bin/run.js",
		...["compile", "--project", project, "--outdir", outdir, "--silent"],
		// One language so far: nothing is looked up for each word. A second one names here where the choice is kept.
		...["--strategy", "baseLocale"],
	]);
}

async function refuseMissing(folder) {
	const made = await import(pathToFileURL(join(folder, "messages/_index.js")).href);
	const keys = Object.values(readCatalogue()).flatMap((messages) => Object.keys(messages));
	const missing = keys.filter((key) => typeof made[key] !== "function");
	if (missing.length > 0) throw new StepFailed(`These messages were not made: ${missing.slice(0, 5).join(", ")}`);
	const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
	if (twice.length > 0) throw new StepFailed(`These messages stand in two rooms: ${twice.join(", ")}`);
}
