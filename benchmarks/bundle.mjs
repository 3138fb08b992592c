import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a TypeScript file of a room exports, bundled as the server is: Node 20 can't run the file itself. */
export async function bundle(file) {
	const outDir = join(root, ".build", "bench");
	const name = file.replace(/^.*\//, "").replace(/\.ts$/, ".js");
	await build({
		configFile: false,
		root,
		logLevel: "error",
		build: {
			ssr: true,
			outDir,
			emptyOutDir: true,
			target: "node20",
			rolldownOptions: { input: join(root, file), output: { entryFileNames: name } },
		},
	});
	return import(pathToFileURL(join(outDir, name)).href);
}
