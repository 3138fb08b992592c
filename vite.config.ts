import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The page. `npm start` serves what this builds; `web/` in development is served by Vite with the API passed on. */
export default defineConfig({
	root: "web",
	plugins: [react(), tailwind()],
	worker: { format: "es" },
	build: {
		outDir: "../dist/web",
		emptyOutDir: true,
		target: "es2022",
		chunkSizeWarningLimit: 900,
		rolldownOptions: {
			// Each chunk carries the words that it says, and no others.
			treeshake: { moduleSideEffects: [{ test: /\/messages\/generated\//, sideEffects: false }] },
			output: {
				// Joined pieces import each other: each module is to run after those it uses.
				strictExecutionOrder: true,
				// A slow line is dear by the request: what every page needs is one file, and small shared pieces are joined.
				codeSplitting: {
					groups: [
						{ name: "base", tags: ["$initial"], priority: 2 },
						{ name: "shared", entriesAware: true, entriesAwareMergeThreshold: 30_000, minShareCount: 2, priority: 1 },
					],
				},
				chunkFileNames: ({ name }) => `assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].js`,
			},
		},
	},
	server: {
		proxy: Object.fromEntries(
			["/api", "/rest", "/auth", "/realtime", "/storage", "/config.json", "/health"].map((door) => [
				door,
				{ target: "http://localhost:8080", ws: door === "/realtime" },
			]),
		),
	},
});
