// `npm run lesson -- new NAME` writes the files of a new project made with blocks (with --sketch: of one in C++) for its author to
// fill in; `npm run lesson -- preview NAME` prints the lesson as its reader gets it, and what is wrong with it. --in FOLDER: there,
// instead of content/projects.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./root.mjs";
import { main, StepFailed, say } from "./run.mjs";

const USAGE =
	"Usage: npm run lesson -- new NAME [--sketch] [--in FOLDER], or: npm run lesson -- preview NAME [--in FOLDER]";

await main(async () => {
	const words = process.argv.slice(2);
	const at = words.indexOf("--in");
	const [folder = "content/projects"] = at < 0 ? [] : words.splice(at, 2).slice(1);
	const sketch = words.includes("--sketch");
	const [what, name = ""] = words.filter((word) => word !== "--sketch");
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new StepFailed(USAGE);
	if (what === "new") return createLesson(resolve(root, folder, name), sketch ? "sketch" : "blocks");
	if (what === "preview") return preview(resolve(root, folder, name));
	throw new StepFailed(USAGE);
});

function createLesson(target, kind) {
	if (existsSync(target)) throw new StepFailed(`${target} exists already.`);
	mkdirSync(target, { recursive: true });
	for (const source of ["both", kind].map((part) => join(root, "tools/lesson", part)))
		for (const file of readdirSync(source)) writeFileSync(join(target, file), readFileSync(join(source, file)));
	say(`${target}: ${readdirSync(target).join(", ")}. docs/writing-a-lesson.md says what goes into each.`);
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
