import { afterEach, expect, test, vi } from "vitest";
import { createDataClient } from "./data-client.ts";

const KEY = "session";
const now = Math.floor(Date.now() / 1000);
const session = (token: string, expires_at: number) => ({
	...{ access_token: token, refresh_token: `${token}-refresh`, token_type: "bearer" },
	...{ expires_at, expires_in: 3600, user: { id: "amina" } },
});

afterEach(() => void vi.useRealTimers());

/** The sign-in's options: it keeps the session in this store. */
const keptIn = (store: Map<string, string>) => ({
	storage: {
		getItem: (key: string) => store.get(key) ?? null,
		setItem: (key: string, text: string) => void store.set(key, text),
		removeItem: (key: string) => void store.delete(key),
	},
	...{ storageKey: KEY, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false },
});

/** A client whose session has run out, in a browser where another tab may write while the server renews it. */
function clientWith(meanwhile: (store: Map<string, string>) => void) {
	const store = new Map([[KEY, JSON.stringify(session("old", now - 10))]]);
	const asked: (string | null)[] = [];
	const renewals: string[] = [];
	const { backend } = createDataClient("http://school.test", "key", {
		auth: keptIn(store),
		fetch: async (input, init) => {
			if (!String(input).includes("/token")) {
				asked.push(new Headers(init?.headers).get("Authorization"));
				return Response.json([]);
			}
			renewals.push(String(input));
			meanwhile(store);
			return Response.json(session("own", now + 3600));
		},
	});
	return { backend, asked, renewals };
}

test("rows are asked for with the session that was renewed", async () => {
	const { backend, asked } = clientWith(() => undefined);
	await backend.from("profiles").select("*");
	expect(asked).toEqual(["Bearer own"]);
});

for (const [clock, years] of [
	["ahead of", 3],
	["behind", -16],
] as const) {
	test(`a computer whose clock is years ${clock} the server's renews its session when it runs out, and not before`, async () => {
		vi.setSystemTime((now + years * 365 * 86_400) * 1000);
		const { backend, asked, renewals } = clientWith(() => undefined);
		await backend.auth.signOut({ scope: "local" });
		await backend.auth.signInWithPassword({ email: "amina@shule.test", password: "correct horse" });
		asked.length = renewals.length = 0;
		await backend.from("profiles").select("*");
		await backend.from("profiles").select("*");
		expect([asked, renewals.length]).toEqual([["Bearer own", "Bearer own"], 0]);
		vi.setSystemTime((now + years * 365 * 86_400 + 3590) * 1000);
		await backend.from("profiles").select("*");
		expect(renewals.length).toBe(1);
	});
}

test("where another tab renewed it at the same moment, its session is taken: nothing is asked as a stranger", async () => {
	const { backend, asked } = clientWith((store) => store.set(KEY, JSON.stringify(session("other", now + 3600))));
	await backend.from("profiles").select("*");
	expect(asked).toEqual(["Bearer other"]);
	expect((await backend.auth.getSession()).data.session?.access_token).toBe("other");
});

test("where another tab signed out at the same moment, nobody is signed in: no row is asked for, functions are", async () => {
	const { backend, asked } = clientWith((store) => store.delete(KEY));
	expect((await backend.from("profiles").select("*")).error?.message).toContain("Signed out");
	expect(asked).toEqual([]);
	await backend.rpc("join_class", { code: "ABCDEF" });
	expect(asked).toEqual(["Bearer key"]);
});

/** A client with an open session, at a server that answers what it is asked like this. */
function clientAt(answers: {
	rows: (token: string | null) => Response;
	user: () => Response;
	renewal: () => Response;
}) {
	const store = new Map([[KEY, JSON.stringify(session("old", now + 3600))]]);
	const asked: string[] = [];
	const { backend } = createDataClient("http://school.test", "key", {
		auth: keptIn(store),
		fetch: async (input, init) => {
			const token = new Headers(init?.headers).get("Authorization");
			const what = ["token", "user"].find((rig) => String(input).includes(`/auth/v1/${rig}`)) ?? "rows";
			asked.push(what === "rows" ? `rows: ${token}` : what);
			if (what === "token") return answers.renewal();
			return what === "user" ? answers.user() : answers.rows(token);
		},
	});
	const events: string[] = [];
	backend.auth.onAuthStateChange((event) => void events.push(event));
	return { backend, asked, events };
}

const refusal = (status: number, error_code: string) =>
	Response.json({ code: status, error_code, msg: "no" }, { status });

test("a session that the server has ended is over here, too, with the first answer that says so", async () => {
	const { backend, asked, events } = clientAt({
		rows: () => Response.json({ code: "PGRST301", message: "The session of this token has ended" }, { status: 401 }),
		user: () => refusal(403, "session_not_found"),
		renewal: () => refusal(400, "refresh_token_not_found"),
	});
	expect((await backend.from("profiles").select("*")).error?.code).toBe("PGRST301");
	expect(events.at(-1)).toBe("SIGNED_OUT");
	expect((await backend.auth.getSession()).data.session).toBeNull();
	expect(asked).toEqual(["rows: Bearer old", "user"]);
});

for (const status of [401, 431]) {
	test(`a token that is refused with ${status} is replaced by one that is good`, async () => {
		const { backend, asked } = clientAt({
			rows: (token) => (token === "Bearer old" ? new Response(null, { status }) : Response.json([])),
			user: () => (status === 431 ? new Response(null, { status }) : Response.json({ id: "amina" })),
			renewal: () => Response.json(session("own", now + 3600)),
		});
		await backend.from("profiles").select("*");
		expect((await backend.from("profiles").select("*")).error).toBeNull();
		expect(asked).toEqual(["rows: Bearer old", "user", "token", "rows: Bearer own"]);
	});
}

test("a session whose fresh token is refused, too, is not renewed again and again", async () => {
	const { backend, asked } = clientAt({
		rows: () => new Response(null, { status: 401 }),
		user: () => Response.json({ id: "amina" }),
		renewal: () => Response.json(session("own", now + 3600)),
	});
	for (let turn = 0; turn < 4; turn++) await backend.from("profiles").select("*");
	expect(asked.filter((what) => what === "token")).toHaveLength(1);
});

/** A client whose rows are never answered, at a server that ends a session when `logOut` is called. */
function clientThatWaits() {
	const aborted: string[] = [];
	const store = new Map([[KEY, JSON.stringify(session("own", now + 3600))]]);
	let logOut = () => {};
	const { backend } = createDataClient("http://school.test", "key", {
		auth: keptIn(store),
		fetch: (input, init) =>
			new Promise((resolve, reject) => {
				if (String(input).includes("/logout")) logOut = () => resolve(new Response(null, { status: 204 }));
				const abort = () => {
					aborted.push(new URL(String(input)).pathname);
					reject(new DOMException("Aborted", "AbortError"));
				};
				if (init?.signal?.aborted) abort();
				init?.signal?.addEventListener("abort", abort);
			}),
	});
	return { backend, aborted, logOut: () => logOut() };
}

test("what is pending when one signs out is aborted, and so is what is asked until the session is over", async () => {
	const { backend, aborted, logOut } = clientThatWaits();
	const pending = backend.from("profiles").select("*").then();
	await vi.waitFor(async () => expect((await backend.auth.getSession()).data.session).not.toBeNull());
	const leaving = backend.auth.signOut({ scope: "local" });
	expect((await pending).error).not.toBeNull();
	expect(aborted).toEqual(["/rest/v1/profiles"]);
	expect((await backend.from("people").select("*")).error).not.toBeNull();
	expect(aborted).toEqual(["/rest/v1/profiles", "/rest/v1/people"]);
	logOut();
	await leaving;
});

test("signing out elsewhere aborts nothing here", async () => {
	const { backend, aborted, logOut } = clientThatWaits();
	void backend.from("profiles").select("*").then();
	const leaving = backend.auth.signOut({ scope: "others" });
	await vi.waitFor(async () => {
		logOut();
		expect(await Promise.race([leaving, undefined])).not.toBeUndefined();
	});
	expect(aborted).toEqual([]);
});

for (const [trouble, answer] of [
	["a server that is starting", async () => new Response(null, { status: 503 })],
	["a gateway that lost its server", async () => new Response(null, { status: 520 })],
	["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const) {
	test(`a read that meets ${trouble} is one request: the query client alone retries it`, async () => {
		vi.useFakeTimers();
		const fetch = vi.fn<() => Promise<Response>>(answer);
		const store = new Map([[KEY, JSON.stringify(session("own", now + 3600))]]);
		const { backend } = createDataClient("http://school.test", "key", {
			auth: keptIn(store),
			fetch,
		});
		const failed = vi.fn();
		void backend.from("profiles").select("*").then(failed);
		await vi.advanceTimersByTimeAsync(0);
		expect([fetch.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
	});
}
