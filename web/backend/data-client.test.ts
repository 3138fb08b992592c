import { expect, test } from "vitest";
import { createDataClient } from "./data-client.ts";

const KEY = "session";
const now = Math.floor(Date.now() / 1000);
const session = (token: string, expires_at: number) => ({
	...{ access_token: token, refresh_token: `${token}-refresh`, token_type: "bearer" },
	...{ expires_at, expires_in: 3600, user: { id: "amina" } },
});

/** A client whose session has run out, in a browser where another tab may write while the server renews it. */
function clientWith(meanwhile: (store: Map<string, string>) => void) {
	const store = new Map([[KEY, JSON.stringify(session("old", now - 10))]]);
	const asked: (string | null)[] = [];
	const { backend } = createDataClient("http://school.test", "key", {
		auth: {
			storage: {
				getItem: (key) => store.get(key) ?? null,
				setItem: (key, text) => void store.set(key, text),
				removeItem: (key) => void store.delete(key),
			},
			...{ storageKey: KEY, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false },
		},
		fetch: async (input, init) => {
			if (!String(input).includes("/token")) {
				asked.push(new Headers(init?.headers).get("Authorization"));
				return Response.json([]);
			}
			meanwhile(store);
			return Response.json(session("own", now + 3600));
		},
	});
	return { backend, asked };
}

test("rows are asked for with the session that was renewed", async () => {
	const { backend, asked } = clientWith(() => undefined);
	await backend.from("profiles").select("*");
	expect(asked).toEqual(["Bearer own"]);
});

test("where another tab renewed it at the same moment, its session is taken: nothing is asked as a stranger", async () => {
	const { backend, asked } = clientWith((store) => store.set(KEY, JSON.stringify(session("other", now + 3600))));
	await backend.from("profiles").select("*");
	expect(asked).toEqual(["Bearer other"]);
	expect((await backend.auth.getSession()).data.session?.access_token).toBe("other");
});

test("where another tab signed out at the same moment, nobody is signed in", async () => {
	const { backend, asked } = clientWith((store) => store.delete(KEY));
	await backend.from("profiles").select("*");
	expect(asked).toEqual(["Bearer key"]);
});
