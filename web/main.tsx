import "./app/theme.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { getLocale, overwriteGetLocale } from "#messages/generated/runtime.js";
import { createQueryClient } from "./app/query-client.ts";
import { router } from "./app/router.tsx";
import { followBrowserNetwork } from "./platform/backend/connection.ts";
import { startClickFeedback } from "./platform/storage/feedback.ts";
import { startPreferences } from "./platform/storage/preferences.ts";
import { followTheme } from "./platform/storage/theme.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// Once: every word asks for it, and finding it reads the page's address each time.
const locale = getLocale();
overwriteGetLocale(() => locale);
document.documentElement.lang = locale;
followBrowserNetwork();
followTheme();
startPreferences();
startClickFeedback();
void start(createRoot(root));

/** Waits for the page's own code, so that what index.html shows stays until the page replaces it. */
async function start(root: Root): Promise<void> {
	await router.load().catch((error: unknown) => console.error("The page could not be loaded:", error));
	root.render(
		<StrictMode>
			<QueryClientProvider client={createQueryClient()}>
				<RouterProvider router={router} />
			</QueryClientProvider>
		</StrictMode>,
	);
}
