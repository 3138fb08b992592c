import type { Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import { sql } from "./database.ts";
import { expect, newPerson } from "./product.ts";
import { testedProduct } from "./tested-product.ts";

export type SignedIn = ReturnType<typeof newPerson> & { id: string };

const SESSION = "inspire-stem-session";
const TOURS = "first-steps";

interface Wanted {
	name?: string;
	userType?: "student" | "educator";
	url?: string;
	dataDir?: string;
	/** They have completed a project, for no points: the dashboard is not that of a first visit. */
	returning?: boolean;
}

/** An account as the server's own key makes it: without the form, and without its limit of accounts an hour. */
export async function makeAccount(wanted: Wanted = {}): Promise<SignedIn> {
	const { name, userType = "student", url, dataDir, returning } = wanted;
	const person = newPerson(name);
	const { email, password } = person;
	const [key] = await sql<{ value: string }>("select value from gateway.api_keys where kind = 'secret'", [], dataDir);
	const { data, error } = await clientFor(url, key?.value ?? "").auth.admin.createUser({
		email,
		password,
		email_confirm: true,
		user_metadata: { name: person.name, user_type: userType },
	});
	if (error) throw error;
	if (returning)
		await sql(
			"insert into public.project_completions (user_id, project_id, points, source) values ($1, 'led-sequence', 0, '')",
			[data.user.id],
			dataDir,
		);
	return { ...person, id: data.user.id };
}

/** Signs a person in in this page's browser, without the form and with both tours seen. Call before the page is opened. */
export async function enter(page: Page, person: SignedIn, url = testedProduct().url): Promise<void> {
	const session = { name: SESSION, value: JSON.stringify(await sessionOf(person, url)) };
	const localStorage = [session, seenTours(person)];
	await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
}

/** Somebody new, signed in, who has seen no tour. Call before the page is opened. */
export async function atFirstVisit(page: Page): Promise<void> {
	const person = await makeAccount();
	const session = { name: SESSION, value: JSON.stringify(await sessionOf(person)) };
	await page
		.context()
		.setStorageState({ cookies: [], origins: [{ origin: testedProduct().url, localStorage: [session] }] });
}

/** As if the person had seen the first minute of both benches, which would lie over what a test presses. */
function seenTours({ id }: SignedIn) {
	return { name: TOURS, value: JSON.stringify({ version: 1, people: { [id]: ["blocks", "code"] } }) };
}

/** The next person at the same browser, which keeps all else. Leaves the product; the next address is opened as them. */
export async function takeSeat(page: Page, person: SignedIn): Promise<void> {
	const session = { name: SESSION, value: JSON.stringify(await sessionOf(person)) };
	await page.goto("/health");
	for (const { name, value } of [session, seenTours(person)])
		await page.evaluate(([name, value]) => localStorage.setItem(name, value), [name, value] as const);
}

/** A browser without a session. Leaves the product first: a page that is still asking would be answered 401. */
export async function clearStorage(page: Page): Promise<void> {
	await page.goto("/health");
	await page.evaluate(() => localStorage.clear());
}

/** A person's session, by the endpoint. */
export async function sessionOf({ email, password }: SignedIn, url = testedProduct().url) {
	const { publishableKey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
	const { data, error } = await clientFor(url, publishableKey).auth.signInWithPassword({ email, password });
	if (error) throw error;
	return data.session;
}

/** Somebody new, signed in, with the dashboard open. */
export async function atDashboard(page: Page, wanted: Wanted = {}): Promise<SignedIn> {
	const person = await makeAccount(wanted);
	await enter(page, person);
	await page.goto("/dashboard");
	await expect(page.getByRole("button", { name: "Profile", exact: true })).toBeVisible();
	return person;
}

function clientFor(url = testedProduct().url, key = "") {
	return createClient(url, key, {
		auth: { persistSession: false, autoRefreshToken: false },
		realtime: { transport: WebSocket as never },
	});
}
