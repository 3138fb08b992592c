import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { configure, createEvent, fireEvent, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import { CONFIG_PATH } from "#domain/api/config.ts";
import { SESSION_KEY } from "#web/platform/backend/backend.ts";
import { currentSession } from "#web/platform/session/session.ts";
import { Toaster } from "#web/platform/ui/Toaster.tsx";
import { TooltipProvider } from "#web/platform/ui/Tooltip.tsx";
import { createQueryClient } from "../query-client.ts";

// What is waited for comes late on a busy computer.
configure({ asyncUtilTimeout: 20_000 });

/** What a request is answered with: JSON, or a whole response. */
type Answer = unknown | ((request: { url: URL; body: unknown }) => unknown);
export type Answers = Record<`${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`, Answer>;

/** Asha, who signed up by email. */
export const ASHA = { id: "00000000-0000-4000-8000-0000000000a5", email: "asha@shule.or.tz", name: "Asha Mushi" };

/** An answer that refuses. */
export function refusal(status: number, body: object = {}): () => Response {
	return () => Response.json(body, { status });
}

/** No answer: the server cannot be reached. */
export function unreachable(): never {
	throw new TypeError("Failed to fetch");
}

/** Answers requests instead of the server, by method and path; one without an answer fails. `answers` may be changed meanwhile. */
export function stubServer(answers: Answers, features: Record<string, boolean> = {}) {
	const asked: { request: string; url: URL; body: unknown }[] = [];
	vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
		const { method, url: address, body: sent } = await partsOf(input, init);
		const url = new URL(address, location.href);
		if (url.pathname === CONFIG_PATH)
			return Response.json({ supabaseUrl: location.origin, publishableKey: "key", features });
		const request = `${method} ${url.pathname}`;
		const body: unknown = sent ? JSON.parse(sent) : undefined;
		asked.push({ request, url, body });
		if (!(request in answers)) throw new Error(`No answer is stubbed to ${request}`);
		const answer = answers[request as keyof Answers];
		const said: unknown = typeof answer === "function" ? await answer({ url, body }) : answer;
		return said instanceof Response ? said : Response.json(said);
	});
	return { answers, asked: (request: keyof Answers) => asked.filter((one) => one.request === request) };
}

/** Two clicks at one moment, neither of which says that it is the second of a double click: two fingers on a screen. */
export function pressTwice(button: HTMLElement): void {
	const timeStamp = performance.now();
	for (const click of [1, 2].map(() => createEvent.click(button, { detail: 1 }))) {
		Object.defineProperty(click, "timeStamp", { value: timeStamp });
		fireEvent(button, click);
	}
}

async function partsOf(input: RequestInfo | URL, init?: RequestInit) {
	if (input instanceof Request) return { method: input.method, url: input.url, body: await input.text() };
	return { method: init?.method ?? "GET", url: String(input), body: typeof init?.body === "string" ? init.body : "" };
}

/** Renders a part of a page, with the page's own cache of answers and its toasts; with `person` below a session. */
export async function renderInApp(page: ReactNode, { person }: { person?: typeof ASHA } = {}) {
	if (person) localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf(person)));
	const client = createQueryClient();
	if (person)
		await vi.waitFor(() => expect(currentSession().state).toBe("signed-in"), { interval: 5, timeout: 20_000 });
	const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
	render(
		<QueryClientProvider client={client}>
			<RouterContextProvider router={router}>
				<TooltipProvider>{page}</TooltipProvider>
				<Toaster theme="light" />
			</RouterContextProvider>
		</QueryClientProvider>,
	);
	return { client, router, user: userEvent.setup({ delay: null }) };
}

function sessionOf({ id, email, name }: typeof ASHA) {
	const user = { id, email, aud: "", created_at: "", app_metadata: { provider: "email" }, user_metadata: { name } };
	const inAnHour = Math.floor(Date.now() / 1000) + 3600;
	return {
		...{ access_token: "header.e30.signature", refresh_token: "refresh", token_type: "bearer" },
		...{ expires_in: 3600, expires_at: inAnHour, user },
	};
}
