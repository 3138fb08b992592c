import "./app/theme.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./app/query-client.ts";
import { router } from "./app/router.tsx";
import { followBrowserNetwork } from "./backend/connection.ts";

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");

followBrowserNetwork();
createRoot(place).render(
	<StrictMode>
		<QueryClientProvider client={createQueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>
	</StrictMode>,
);
