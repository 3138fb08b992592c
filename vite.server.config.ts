import { defineConfig } from "vite";

/** The server, bundled for Node 20: packages stay in node_modules, our rooms and the content go into dist/server. */
export default defineConfig({
	build: {
		ssr: true,
		outDir: "dist/server",
		emptyOutDir: true,
		target: "node20",
		rolldownOptions: {
			input: {
				main: "server/main.ts",
				admin: "server/admin.ts",
				"make-template": "server/make-template.ts",
				"check-worker": "server/check/check-worker.ts",
				"filter-worker": "server/moderation/filter-worker.ts",
				"analysis-worker": "compiler/analysis/analysis-worker.ts",
				"wasm-worker": "compiler/wasm/wasm-worker.ts",
			},
			output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
		},
	},
});
