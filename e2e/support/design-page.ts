import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";

const ROOT = join(import.meta.dirname, "../..");
const BUILT = join(ROOT, ".build/design/web");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" };

/** Builds the page with /design in it, which is left out of what is built for people. */
export async function buildDesignPage(): Promise<void> {
	await build({
		configFile: join(ROOT, "vite.config.ts"),
		logLevel: "error",
		define: { "import.meta.env.DEV": "true" },
		build: { outDir: BUILT, minify: false },
	});
}

/** Serves the page's own files from that build; all else is the product's. */
export async function withDesignPage(page: Page): Promise<void> {
	await page.route("**/*", async (route) => {
		const request = route.request();
		const path = new URL(request.url()).pathname;
		const file = join(BUILT, request.isNavigationRequest() ? "index.html" : path);
		if (!request.isNavigationRequest() && (path === "/" || !existsSync(file))) return route.fallback();
		const contentType = TYPES[extname(file)];
		return route.fulfill({ body: readFileSync(file), ...(contentType && { contentType }) });
	});
}
