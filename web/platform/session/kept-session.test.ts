import { beforeEach, expect, test, vi } from "vitest";
import { SESSION_KEY } from "#web/platform/backend/backend.ts";
import { keepShared, sessionStore } from "#web/platform/backend/session-store.ts";
import { writeDraft } from "#web/platform/storage/draft.ts";
import { keptSession, personIn } from "./kept-session.ts";

const NOW = 1_700_000_000;
const user = { id: "amina", email: "amina@example.org", app_metadata: {}, user_metadata: { name: " Amina " } };
const keep = (session: unknown) => sessionStore.setItem(SESSION_KEY, JSON.stringify(session));

function storage() {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
		removeItem: (key: string) => void kept.delete(key),
	};
}

beforeEach(() => {
	vi.useFakeTimers({ now: NOW * 1000 });
	vi.stubGlobal("localStorage", storage());
	vi.stubGlobal("sessionStorage", storage());
	vi.stubGlobal("location", { search: "" });
	return () => {
		vi.unstubAllGlobals();
		vi.useRealTimers();
	};
});

test("a session whose token holds opens its person's page at once", () => {
	keep({ access_token: "token", expires_at: NOW + 3600, user });
	const kept = keptSession();
	expect(kept && personIn(kept)).toMatchObject({ id: "amina", signUpName: "Amina", proof: "password" });
});

test.each([
	["nothing", null],
	["what is no session", "{"],
	["a token that is to be renewed", { access_token: "token", expires_at: NOW + 60, user }],
	["a session without its person", { access_token: "token", expires_at: NOW + 3600, user: {} }],
])("%s opens no page", (_, session) => {
	keep(session);
	expect(keptSession()).toBeNull();
});

test("who comes back from a provider, or to a shared computer that nobody touched, is not taken for the one before", () => {
	keep({ access_token: "token", expires_at: NOW + 3600, user });
	vi.stubGlobal("location", { search: "?code=abc" });
	expect(keptSession()).toBeNull();
	vi.stubGlobal("location", { search: "" });
	keepShared(true);
	keep({ access_token: "token", expires_at: NOW + 3600, user });
	writeDraft("inspire-stem-touched", Date.now() - 21 * 60_000);
	expect(keptSession()).toBeNull();
});
