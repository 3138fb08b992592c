import { beforeEach, expect, test, vi } from "vitest";

const signedIn = vi.hoisted(() => ({ session: null as { access_token: string; user: { id: string } } | null }));

vi.mock("./backend.ts", () => ({
	backend: async () => ({ auth: { getSession: async () => ({ data: { session: signedIn.session } }) } }),
}));

const { askDoor } = await import("./doors.ts");

const anything = { parse: (value: unknown) => value };
const become = (id: string) => {
	signedIn.session = { access_token: `${id}'s token`, user: { id } };
};
let bearers: (string | null)[];

beforeEach(() => {
	bearers = [];
	become("amina");
	vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
		bearers.push(new Headers(init.headers).get("authorization"));
		return Response.json("answered");
	});
});

test("a door is asked as the person signed in", async () => {
	expect(await askDoor("/api/check", {}, anything, { person: "amina" })).toBe("answered");
	expect(await askDoor("/api/check", {}, anything)).toBe("answered");
	expect(bearers).toEqual(["Bearer amina's token", "Bearer amina's token"]);
});

test("one person's question is never asked as another who has signed in meanwhile", async () => {
	become("baraka");
	const asked = askDoor("/api/check", {}, anything, { person: "amina" });
	await expect(asked).rejects.toMatchObject({ code: "not_signed_in" });
	expect(bearers).toEqual([]);
});

test("without a session the door itself says that nobody is signed in", async () => {
	signedIn.session = null;
	await askDoor("/api/check", {}, anything, { person: "amina" });
	expect(bearers).toEqual([null]);
});
