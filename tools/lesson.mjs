// `npm run lesson -- new NAME` writes the files of a new project made with blocks (with --sketch: of one in C++, with --like OTHER:
// those of another project) for its author to fill in; `-- preview NAME` prints the lesson as its reader gets it, and what is wrong
// with it; `-- prove NAME` judges all its programs. --in FOLDER: there, instead of content/projects (not for prove).
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./root.mjs";
import { main, run, StepFailed, say } from "./run.mjs";

const USAGE =
	"Usage: npm run lesson -- new NAME [--sketch | --like PROJECT] [--in FOLDER], preview NAME [--in FOLDER], or prove NAME";
const PROJECTS = "content/projects";
/** The tests that judge the programs of every project; `prove` runs those of one. */
const PROOFS = [
	"content/content.test.ts",
	"content/thresholds.test.ts",
	"tests/integration/blocks/block-projects.test.ts",
	"tests/integration/blocks/block-extensions.test.ts",
	"tests/integration/content/projects.test.ts",
	"tests/integration/content/extensions.test.ts",
];

await main(async () => {
	const words = process.argv.slice(2);
	const option = (name) => {
		const at = words.indexOf(name);
		return at < 0 ? undefined : words.splice(at, 2)[1];
	};
	const [folder = PROJECTS, like] = [option("--in"), option("--like")];
	const sketch = words.includes("--sketch");
	const [what, name = ""] = words.filter((word) => word !== "--sketch");
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new StepFailed(USAGE);
	if (what === "new") {
		const kind = sketch ? "sketch" : "blocks";
		const sources = like ? [`${PROJECTS}/${like}`] : ["tools/lesson/both", `tools/lesson/${kind}`];
		return createLesson(resolve(root, folder, name), sources);
	}
	if (what === "prove") return prove(name);
	if (what === "preview") return preview(resolve(root, folder, name));
	throw new StepFailed(USAGE);
});

function createLesson(target, sources) {
	if (existsSync(target)) throw new StepFailed(`${target} exists already.`);
	for (const source of sources) {
		if (!existsSync(join(root, source))) throw new StepFailed(`There is no ${source}.`);
		cpSync(join(root, source), target, { recursive: true });
	}
	say(`${target}: ${readdirSync(target).join(", ")}. docs/writing-a-lesson.md says what goes into each.`);
}

async function prove(name) {
	if (!existsSync(join(root, PROJECTS, name))) throw new StepFailed(`There is no ${PROJECTS}/${name}.`);
	const vitest = join(root, "node_modules/vitest/vitest.mjs");
	await run(process.execPath, [vitest, "run", "--retry=0", "-t", name, ...PROOFS], {
		env: { ...process.env, PROOFS: "all" },
	});
}

async function preview(target) {
	const { createServer } = await import("vite");
	const vite = await createServer({
		root: root,
		configFile: false,
		appType: "custom",
		logLevel: "error",
		server: { middlewareMode: true, watch: null, hmr: false, ws: false },
		optimizeDeps: { noDiscovery: true },
	});
	try {
		const { lessonText } = await vite.ssrLoadModule("/tools/lesson/lesson-text.ts");
		const read = (file) => (existsSync(join(target, file)) ? readFileSync(join(target, file), "utf8") : null);
		const { text, problems } = lessonText(read);
		say(text);
		for (const problem of problems) say(`✗ ${problem}`);
		if (problems.length > 0) throw new StepFailed(`${problems.length} things to mend.`);
	} finally {
		await vite.close();
	}
}
