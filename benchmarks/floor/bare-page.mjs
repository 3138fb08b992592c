// React, router, query client and supabase-js, with one component of no use to anybody.
import { createClient } from "@supabase/supabase-js";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

export function showBare(component) {
	const router = createRouter({ routeTree: createRootRoute({ component }) });
	Object.assign(window, { client: createClient(location.origin, "none") });
	const page = createElement(RouterProvider, { router });
	const root = document.getElementById("root");
	if (root) createRoot(root).render(createElement(QueryClientProvider, { client: new QueryClient() }, page));
}
