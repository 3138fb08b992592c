import { join } from "node:path";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { blocklyWords } from "./tools/web-build/blockly-words.ts";
import { compileHint } from "./tools/web-build/compile-hint.ts";
import { partLoader } from "./tools/web-build/part-loader.ts";
import { pseudoWords } from "./tools/web-build/pseudo-words.ts";
import { quickStart } from "./tools/web-build/quick-start.ts";
import { editorParts, usesCodeMirror } from "./tools/web-build/shared-parts.ts";

/** The lists of what there is to learn, without the projects' pictures, which are common, and what reads blocks. */
const CATALOGUE =
	/[\\/]content[\\/](?!pictures\.ts|(toolbox|program)-text\.ts|projects[\\/][\w-]+[\\/]picture\.svg|planned[\\/])/;

/** What nearly every page for people signed in has a part of. What serves teachers is asked for by a few pages only. */
const COMMON =
	/[\\/]content[\\/](pictures\.ts|planned[\\/]|projects[\\/][\w-]+[\\/]picture\.svg)|[\\/](web[\\/]platform|@radix-ui|lucide-react|react-router)[\\/]|[\\/]web[\\/](?!classroom|community)[\w\\/-]+\.(queries|data)\.ts$/;

/** A dialog with what only dialogs are made of: apart, the two would import each other. */
const DIALOGS = /[\\/](@radix-ui[\\/]react-dialog|web[\\/]platform[\\/]ui[\\/](Dialog|keep-open-for-toasts))[\\/.]/;

/** The words import nothing: they go with whatever pages say them. */
const WORDS = { test: /[\\/]messages[\\/]generated[\\/]/, entriesAware: true, entriesAwareMergeThreshold: 30_000 };

/** What is only read once a project is opened: all of it is one file. */
const PROJECT_PART = /[\\/]content[\\/]projects[\\/]([^\\/]+)[\\/](words\.[\w-]+|bench|starter)\.(json|ino)/;
const projectOf = (id: string) => `files-of-${PROJECT_PART.exec(id)?.[1] ?? ""}`;

/** What a project is read with, and other pages share. */
const READING = /[\\/](simulator[\\/]checks[\\/]step-ids|domain[\\/]bench[\\/]helps)\.ts/;

/** In the pseudo-language (tools/messages/pseudo.mjs), to see what is not translated and what overflows. */
const PSEUDO = process.env.PSEUDO === "yes";

/** The page. `npm start` serves what this builds; `web/` in development is served by Vite with the API passed on. */
export default defineConfig({
	root: "web",
	plugins: [
		...(PSEUDO ? [pseudoWords(import.meta.dirname)] : []),
		blocklyWords(import.meta.dirname),
		partLoader(import.meta.dirname),
		react(),
		tailwind(),
		quickStart(import.meta.dirname),
		compileHint(import.meta.dirname),
	],
	// Blockly's words as one object. The package's module of them names each word three times.
	resolve: { alias: { "blockly/msg/en": join(import.meta.dirname, "node_modules/blockly/msg/en.js") } },
	worker: { format: "es" },
	build: {
		outDir: PSEUDO ? "../.build/pseudo/web" : "../dist/web",
		emptyOutDir: true,
		target: "es2022",
		chunkSizeWarningLimit: 900,
		// All styles stand in index.html (quickStart): each file of them would be fetched before its part could be shown.
		cssCodeSplit: false,
		rolldownOptions: {
			// Build timings are noise for who installs this on a slow computer.
			checks: { bundlerTimings: false },
			// Each chunk carries the words that it says, and no others.
			treeshake: { moduleSideEffects: [{ test: /\/messages\/generated\//, sideEffects: false }] },
			output: {
				// Rolldown names what the same pages share by all of them.
				chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
				// A slow line is dear by the request: what every page needs is one file, and small shared pieces are joined.
				codeSplitting: {
					groups: [
						{ name: projectOf, debugName: "projects", test: PROJECT_PART, priority: 6 },
						{ name: "reading", test: READING, priority: 6 },
						{ name: "base", tags: ["$initial"], priority: 5 },
						{ name: editorParts(import.meta.dirname), debugName: "editors", minShareCount: 2, priority: 4 },
						{ name: "checking", test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 3 },
						{ name: "to-cpp", test: /[\\/]block-program[\\/](to-)?cpp/, minShareCount: 2, priority: 3 },
						// Large, and for a press on "What next?" only: no small rule goes with it.
						{ name: "next-step", test: /[\\/]domain[\\/]bench[\\/]next-step[\\/]/, minShareCount: 2, priority: 3 },
						{ name: "endpoints", test: /[\\/]domain[\\/]api[\\/]/, minShareCount: 2, priority: 3 },
						{
							name: "rules",
							test: /[\\/]domain[\\/]/,
							minShareCount: 2,
							priority: 2,
							entriesAware: true,
							entriesAwareMergeThreshold: 10000,
						},
						{ name: "catalogue", test: CATALOGUE, minShareCount: 2, priority: 2 },
						{ name: "dialogs", test: DIALOGS, minShareCount: 2, priority: 2 },
						{ name: "icons", test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 2 },
						{ name: "words", ...WORDS, minShareCount: 2, priority: 1 },
						// What only colours a program has these, too.
						{ name: "syntax", test: /[\\/]@lezer[\\/](common|highlight)[\\/]/, minShareCount: 2, priority: 1 },
						{
							name: (module, graph) => (usesCodeMirror(module, graph) ? "code-editor" : undefined),
							debugName: "code editor",
							minShareCount: 2,
							priority: 0,
						},
						{
							name: "later",
							test: COMMON,
							minShareCount: 2,
							priority: 1,
							entriesAware: true,
							entriesAwareMergeThreshold: 6000,
						},
					],
				},
			},
		},
	},
	server: {
		proxy: Object.fromEntries(
			["/api", "/compiler", "/rest", "/auth", "/realtime", "/storage", "/config.json", "/health"].map((context) => [
				context,
				{ target: "http://localhost:8080", ws: context === "/realtime" },
			]),
		),
	},
});
