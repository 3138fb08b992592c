// The libraries every page begins with, and one field: nothing of ours, and nothing can be lighter with them.
import { createClient } from "@supabase/supabase-js";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

const field = () => createElement("input", { type: "password", "aria-label": "Password" });
const router = createRouter({ routeTree: createRootRoute({ component: field }) });
Object.assign(window, { client: createClient(location.origin, "none") });
const page = createElement(RouterProvider, { router });
const place = document.getElementById("root");
if (place) createRoot(place).render(createElement(QueryClientProvider, { client: new QueryClient() }, page));
