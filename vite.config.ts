import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The page. `npm start` serves what this builds; `web/` in development is served by Vite with the API passed on. */
export default defineConfig({
	root: "web",
	plugins: [react(), tailwind()],
	worker: { format: "es" },
	build: { outDir: "../dist/web", emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 900 },
	server: {
		proxy: Object.fromEntries(
			["/api", "/rest", "/auth", "/realtime", "/storage", "/config.json", "/health"].map((door) => [
				door,
				{ target: "http://localhost:8080", ws: door === "/realtime" },
			]),
		),
	},
});
