import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const PAGE = `<!doctype html><title>The floor</title><div id="root"><h1>Build it. Code it.</h1></div>
<script type="module" src="/floor.js"></script>`;

/**
 * Builds a bare page as the product's page is built, and serves it compressed; its script may be kept by the browser.
 * @param {"floor" | "floor-blocks" | "floor-editor"} name
 */
export async function serveFloor(name) {
	const input = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
	const { output } = await build({
		configFile: false,
		logLevel: "error",
		build: { write: false, target: "es2022", rolldownOptions: { input, output: { entryFileNames: "floor.js" } } },
	});
	const files = new Map([
		["/", { type: "text/html", kept: "no-cache", body: brotliCompressSync(PAGE) }],
		...output.map(({ fileName, code }) => [
			`/${fileName}`,
			{ type: "text/javascript", kept: "public, max-age=31536000, immutable", body: brotliCompressSync(code ?? "") },
		]),
	]);
	const server = createServer((request, response) => {
		const file = files.get(request.url);
		if (!file) return response.writeHead(404).end();
		const headers = { "content-type": file.type, "content-encoding": "br", "cache-control": file.kept };
		return response.writeHead(200, headers).end(file.body);
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${server.address().port}/`,
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
}
