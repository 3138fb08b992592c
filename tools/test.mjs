// `npm test`: installs and builds what is stale, then runs the gate: rules and rooms, database, browser. `npm run test:all`
// runs all there is: sizes, themes and lists that are a matrix, and every proof. CONTRIBUTING.md says which is which.
// `npm run test:unit|test:web|test:e2e [-- FILE …]` runs one layer, or all tests of files of it by a part of their name.
import { chromiumFor } from "./chromium.mjs";
import { clearFlakyTests, flakyLine, listFlakyTests } from "./flaky-tests/flaky-tests.mjs";
import { compileMessages } from "./messages/compile.mjs";
import { openPassedStages } from "./passed-stages.mjs";
import { buildPseudoPage, installPackages, prepare } from "./prepare.mjs";
import { PROOFS, unchangedProofs } from "./proofs/proofs.mjs";
import { main, run, StepFailed, say } from "./run.mjs";
import { openTestFolder } from "./test-folder.mjs";

const LAYERS = {
	all: runAll,
	proofs: runProofs,
	unit: runUnits,
	web: (files) => runUnits(files.length > 0 ? files : ["web/"]),
	e2e: runBrowser,
};

await main(async () => {
	const [first, ...rest] = process.argv.slice(2);
	clearFlakyTests();
	const removeFolder = openTestFolder();
	let flaky = [];
	try {
		await (LAYERS[first] ? LAYERS[first](rest) : runGate(process.argv.slice(2)));
	} finally {
		removeFolder();
		flaky = listFlakyTests();
		if (flaky.length > 0)
			say(`\nPassed only when tried again (docs/flaky-tests.md):\n${flaky.map(flakyLine).join("\n")}`);
	}
	if (process.env.FULL && flaky.length > 0) throw new StepFailed("Nothing may be flaky here.");
});

/** With all tests, a second try on the same work tree begins at the stage that failed. */
async function runGate(args) {
	const chromium = await chromiumFor();
	await prepare({ tools: true });
	const passed = openPassedStages();
	const stage = async (name, work) => {
		say(`\n${name}`);
		if (args.length === 0 && passed.has(name)) return say("Passed before, and nothing has changed since.");
		await work();
		if (args.length === 0) passed.add(name);
	};
	await stage("Rules, rooms and database", async () => {
		const unchanged = unchangedProofs();
		if (unchanged.length > 0) say(`Left out, with nothing changed since they passed: ${unchanged.join(", ")}.`);
		await vitest(args);
	});
	await stage("The whole product, in Chromium", () => playwright([], chromium));
	passed.clear();
}

/** Everything, also what a failure before would hold up. */
async function runAll() {
	process.env.FULL = "1";
	const chromium = await chromiumFor();
	await prepare({ tools: true });
	await buildPseudoPage();
	const failures = [];
	for (const [words, step] of [
		["Rules, rooms, database and proofs", () => vitest([], { PROOFS: "all" })],
		["The whole product, in Chromium", () => playwright([], chromium)],
		["Quarantined, five times each", () => quarantined(chromium)],
	]) {
		say(`\n${words}`);
		await step().catch((error) => failures.push(error.message));
	}
	if (failures.length > 0) throw new StepFailed(failures.join("\n"));
}

/** Proofs that something has changed for, and the record of those that pass (tools/proofs/proofs.ts). */
async function runProofs() {
	await prepare({ tools: true });
	const unchanged = unchangedProofs();
	const changed = Object.entries(PROOFS).filter(([name]) => !unchanged.includes(name));
	if (changed.length === 0) return say("Every proof has passed with all that it depends on.");
	await vitest(
		changed.flatMap(([, { tests }]) => tests),
		{ PROOFS: "record" },
	);
}

/** Nothing is built for these: they run the sources. */
async function runUnits(files) {
	await installPackages({ tools: true });
	await compileMessages();
	await vitest(files, { PROOFS: files.length > 0 ? "all" : "" });
}

/** What is named is run whole: also what is left to `npm run test:all` otherwise. */
async function runBrowser(files) {
	if (files.length > 0) process.env.FULL = "1";
	const chromium = await chromiumFor();
	await prepare({ tools: true });
	if (process.env.FULL) await buildPseudoPage();
	await playwright(files, chromium);
}

function vitest(args, env = {}) {
	return run("node_modules/.bin/vitest", ["run", ...args], { env: { ...process.env, ...env } });
}

function playwright(args, chromium, env = {}) {
	return run("node_modules/.bin/playwright", ["test", ...args], {
		env: { ...process.env, CHROMIUM: chromium, ...env },
	});
}

function quarantined(chromium) {
	const args = ["--repeat-each=5", "--retries=0", "--pass-with-no-tests"];
	return playwright(args, chromium, { QUARANTINE: "1" });
}
