import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Heavy tests that `npm test` leaves out while nothing that they depend on has changed since they last passed. `npm run
 * proofs` runs those that have to, and records in passed.json what they passed with; it is committed with the change.
 * @typedef {object} Proof
 * @property {readonly string[]} tests
 * @property {readonly string[]} [reads] folders and files that are read or started without being imported
 */

const PRODUCT = ["domain", "content", "simulator", "compiler", "supabase", "gateway", "server"];

/** @type {Readonly<Record<string, Proof>>} */
export const PROOFS = {
	...folderProofs("tests/integration"),
	"integration/compilers": {
		tests: testsIn("tests/integration/compilers"),
		reads: [...PRODUCT, "web/bench/editors/sketch/compiler-here"],
	},
	"integration/helper": { tests: testsIn("tests/integration/helper"), reads: ["benchmarks/helper-corpus"] },
	diagnostics: {
		tests: testsIn("compiler/diagnostics"),
		reads: ["messages/en", "compiler/diagnostics/README.md", "compiler/diagnostics/sentences.md"],
	},
	libraries: { tests: testsIn("compiler/libraries") },
	translator: { tests: ["simulator/translate/same-as-interpreted.test.ts"] },
	"embedded-postgres": { tests: ["server/platform/postgres/embedded-postgres.test.ts"] },
	"sandbox-attacks": { tests: ["compiler/sandbox/attacks.test.ts"] },
	"compiler-in-webassembly": { tests: testsIn("compiler/wasm") },
	"no-toolchain": { tests: ["server/tests/no-toolchain.test.ts"], reads: PRODUCT },
	"hostile-programs": { tests: ["server/tests/hostile-programs.test.ts"], reads: PRODUCT },
	"every-data-endpoint": { tests: ["server/tests/every-data-endpoint.test.ts"], reads: PRODUCT },
	faults: { tests: ["server/tests/faults.test.ts"], reads: PRODUCT },
	"full-disk": { tests: ["server/tests/full-disk.test.ts"], reads: PRODUCT },
};

/** Each folder of it is a proof. */
function folderProofs(folder) {
	const names = readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []));
	return Object.fromEntries(names.map((name) => [`integration/${name}`, { tests: testsIn(join(folder, name)) }]));
}

function testsIn(folder) {
	return readdirSync(folder)
		.filter((name) => name.endsWith(".test.ts"))
		.map((name) => join(folder, name));
}

/** A file of such a room counts as all of it: much there is found by its path, or read as data. */
const WHOLE_ROOMS = ["domain", "content", "simulator", "compiler", "supabase", "gateway", "messages"];
const NO_INPUT = /\.test\.tsx?$|\.md$|(^|\/)generated\/|^supabase\/(schemas\/|config\.toml|describe-database)/;
const IMPORT = /(?:\bfrom|\bimport\(|^import) ?"([.#][^"?]+)/gm;

/**
 * What a proof depends on: the files that its tests import, by way of others too, and what they read.
 * @param {Proof} proof
 * @returns {string[]} paths from the project's folder
 */
export function inputsOf({ tests, reads = [] }) {
	const inputs = new Set(["package-lock.json", ...tests]);
	const add = (path) => {
		if (existsSync(path)) for (const file of filesIn(path)) inputs.add(file);
	};
	for (const path of [...reads, ...tests.map(dirname).filter((folder) => folder.startsWith("tests/integration/"))])
		add(path);
	for (const file of importedBy(tests)) {
		const room = WHOLE_ROOMS.find((room) => file.startsWith(`${room}/`));
		add(room ?? file);
	}
	return [...inputs].sort();
}

function importedBy(files) {
	const seen = new Set();
	const visit = (file) => {
		if (seen.has(file)) return;
		seen.add(file);
		if (!existsSync(file) || !/\.(tsx?|mjs)$/.test(file)) return;
		for (const [, path = ""] of readFileSync(file, "utf8").matchAll(IMPORT))
			visit(path.startsWith("#") ? path.slice(1) : join(dirname(file), path));
	};
	files.forEach(visit);
	return seen;
}

const listed = new Map();

/** The files of a folder that can change what a proof shows, or the file itself. */
function filesIn(path) {
	const known = listed.get(path);
	if (known) return known;
	const files = /\.\w+$/.test(path)
		? [path]
		: readdirSync(path, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => join(entry.parentPath, entry.name))
				.filter((file) => !NO_INPUT.test(file));
	listed.set(path, files);
	return files;
}

const digests = new Map();

function digestOf(file) {
	const digest = digests.get(file) ?? createHash("sha256").update(readFileSync(file)).digest("hex");
	digests.set(file, digest);
	return digest;
}

/**
 * Different after any change of what a proof depends on; equal on every computer.
 * @param {Proof} proof
 * @returns {string}
 */
export function fingerprintOf(proof) {
	const hash = createHash("sha256");
	for (const file of inputsOf(proof)) hash.update(`${file.replaceAll("\\", "/")}\0${digestOf(file)}\n`);
	return hash.digest("hex");
}

/** Which proofs passed, and with which fingerprint. */
export const RECORD_FILE = "tools/proofs/passed.json";

/**
 * The fingerprints with which proofs last passed, by name.
 * @returns {Record<string, string>}
 */
export function passedProofs() {
	return existsSync(RECORD_FILE) ? JSON.parse(readFileSync(RECORD_FILE, "utf8")) : {};
}

/**
 * The names of the proofs that passed with all that they depend on as it is now.
 * @returns {string[]}
 */
export function unchangedProofs() {
	const passed = passedProofs();
	return Object.keys(PROOFS).filter((name) => passed[name] === fingerprintOf(PROOFS[name]));
}
