import { beforeEach, expect, test, vi } from "vitest";

/** What the browser keeps. */
function storage() {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, text: string) => void kept.set(key, text),
		removeItem: (key: string) => void kept.delete(key),
	};
}

const KNOWN = { access_token: "t", user: { id: "asha", email: "asha@school.test", app_metadata: {} } };

type Listener = (event: string, known: typeof KNOWN | null) => void;

const auth = {
	listener: undefined as Listener | undefined,
	onAuthStateChange(listener: Listener) {
		auth.listener = listener;
	},
	async getSession() {
		const kept = sessionStorage.getItem("session") ?? localStorage.getItem("session");
		return { data: { session: kept ? KNOWN : null }, error: null };
	},
	signOut: vi.fn(),
	exchangeCodeForSession: vi.fn(),
};
const backend = vi.fn(async () => ({ auth }));

vi.mock("#web/platform/backend/backend.ts", () => ({ backend: () => backend(), SESSION_KEY: "session" }));
// Nothing is said here, and both are long to load.
vi.mock("#messages/generated/messages.js", () => ({ m: { session_signed_in: () => "" } }));
vi.mock("#web/platform/ui/toast.ts", () => ({ showSuccess: () => {} }));

async function openPage() {
	const page = await import("./session.ts");
	const drafts = await import("./provider-return.ts");
	page.watchSession(() => {});
	await vi.waitFor(() => expect(page.currentSession().state).not.toBe("loading"));
	return { ...page, ...drafts };
}

beforeEach(() => {
	vi.resetModules();
	backend.mockReset().mockImplementation(async () => ({ auth }));
	auth.signOut.mockReset().mockResolvedValue({ error: null });
	vi.stubGlobal("localStorage", storage());
	vi.stubGlobal("sessionStorage", storage());
	vi.stubGlobal("location", new URL("http://school.test/"));
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("history", { replaceState: () => {}, state: null });
	vi.stubGlobal("document", { addEventListener: () => {} });
});

test.each([
	["the server fails", () => auth.signOut.mockResolvedValue({ error: { message: "no", status: 500 } })],
	["the server is out of reach", () => backend.mockRejectedValue(new Error("unreachable"))],
])("signing out here ends the session here, also when %s", async (_when, fail) => {
	localStorage.setItem("session", "Asha's");
	const page = await openPage();
	fail();
	await page.signOut("local");
	expect(page.currentSession()).toEqual({ state: "signed-out", byChoice: true });
	expect(localStorage.getItem("session")).toBeNull();
});

test("signing out elsewhere throws what the server said, and the session here stays", async () => {
	localStorage.setItem("session", "Asha's");
	const page = await openPage();
	auth.signOut.mockResolvedValue({ error: { message: "no", status: 500, code: "unexpected_failure" } });
	await expect(page.signOut("global")).rejects.toMatchObject({ code: "unexpected_failure" });
	expect(page.currentSession().state).toBe("signed-in");
});

test("whom nobody touched for 20 minutes is signed out at a reload, also when the server fails", async () => {
	sessionStorage.setItem("inspire-stem-shared", "yes");
	sessionStorage.setItem("inspire-stem-touched", JSON.stringify(Date.now() - 21 * 60_000));
	sessionStorage.setItem("session", "Asha's");
	auth.signOut.mockResolvedValue({ error: { message: "no", status: 500 } });
	const page = await openPage();
	expect(page.currentSession().state).toBe("signed-out");
});

test("what a visitor typed and chose goes at the next sign-in in this tab, and when a person leaves it", async () => {
	const page = await openPage();
	const signIn = () => auth.listener?.("SIGNED_IN", KNOWN);
	const leaveTraces = () => {
		page.storePurpose("sign-up");
		sessionStorage.setItem(page.SIGN_UP_DRAFT_KEY, "{}");
	};
	const traces = () => [page.readPurpose(), sessionStorage.getItem(page.SIGN_UP_DRAFT_KEY)];
	leaveTraces();
	signIn();
	expect(traces()).toEqual([undefined, null]);
	leaveTraces();
	// The client says so also when the tab is looked at again.
	signIn();
	expect(traces()).toEqual(["sign-up", "{}"]);
	await page.signOut();
	auth.listener?.("SIGNED_OUT", null);
	expect(page.currentSession().state).toBe("signed-out");
	expect(traces()).toEqual([undefined, null]);
});

test.each([
	["sign-up", ["sign-up", "{}"]],
	["sign-in", [undefined, null]],
])("after a return from the provider to %s there is left what that person typed", async (purpose, left) => {
	sessionStorage.setItem("inspire-stem-google", JSON.stringify(purpose));
	sessionStorage.setItem("inspire-stem-sign-up-draft", "{}");
	vi.stubGlobal("location", new URL("http://school.test/dashboard?code=abc"));
	auth.exchangeCodeForSession.mockImplementation(async () => {
		localStorage.setItem("session", "Asha's");
		auth.listener?.("SIGNED_IN", KNOWN);
		return { error: null };
	});
	const page = await openPage();
	expect(page.currentSession().state).toBe("signed-in");
	expect([page.readPurpose(), sessionStorage.getItem(page.SIGN_UP_DRAFT_KEY)]).toEqual(left);
});

test("a person signed in takes the session to this tab when others use the computer, and back", async () => {
	localStorage.setItem("session", "Asha's");
	const page = await openPage();
	await page.chooseShared(true);
	expect([localStorage.getItem("session"), sessionStorage.getItem("session")]).toEqual([null, "Asha's"]);
	await page.chooseShared(false);
	expect([localStorage.getItem("session"), sessionStorage.getItem("session")]).toEqual(["Asha's", null]);
});

test("the choice of a shared computer before signing in leaves another person's session where it is", async () => {
	const page = await openPage();
	localStorage.setItem("session", "Juma's");
	await page.chooseShared(true);
	expect([localStorage.getItem("session"), sessionStorage.getItem("session")]).toEqual(["Juma's", null]);
});
