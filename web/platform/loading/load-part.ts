/** The files that were fetched, or are being fetched. */
const fetched = new Map<string, Promise<void>>();

let early: Set<string | null> | undefined;

/** Files that the document itself has asked for: they are there, or on their way as modules. */
function earlyFiles(): Set<string | null> {
	const links = document.querySelectorAll("link[rel=modulepreload], script[src]");
	return new Set([...links].map((link) => link.getAttribute("href") ?? link.getAttribute("src")));
}

/** The file in the source of a function around one `import()`. */
const IMPORTED = /import\(\s*[`"']\.\/([^`"']+)[`"']/;

/**
 * What the build puts around each `import()` (tools/web-build/part-loader.ts): fetches the part's files into the browser's
 * cache before it is imported. A module whose import has failed once cannot be imported any more in the same document
 * (Chromium remembers the failure), a file whose `fetch` has failed can be fetched again.
 * @param load imports the part
 * @param files the part's file and those it imports, from the root of the site; empty where the part imports none
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
	const [, alone] = IMPORTED.exec(load.toString()) ?? [];
	const needed = files.length === 0 && alone ? [`assets/${alone}`] : files;
	await Promise.all(needed.map((file) => fetchOnce(`/${file}`)));
	return load();
}

function fetchOnce(path: string): Promise<void> {
	const known = fetched.get(path) ?? startOf(path);
	fetched.set(path, known);
	known.catch(() => fetched.delete(path));
	return known;
}

async function startOf(path: string): Promise<void> {
	early ??= earlyFiles();
	if (early.has(path)) return;
	const response = await fetch(path);
	if (!response.ok) throw new TypeError(`${path} answered ${response.status}`);
	await response.arrayBuffer();
}
