import { expect, test } from "vitest";
import type { Backend } from "#web/platform/backend/backend.ts";
import { signUp } from "./sign-up.data.ts";
import { startingForm } from "./sign-up-draft.ts";

const FORM = { ...startingForm(), name: "Asha", email: "asha@school.test", password: "a good password" };

function backendWhere(signedUp: object, stored: object) {
	const auth = { signUp: async () => signedUp };
	return { auth, from: () => ({ upsert: async () => stored }) } as unknown as Backend;
}

const MADE = { data: { user: { id: "asha" }, session: {} }, error: null };

test("an account that is made is no failure, also where its profile could not be written once more", async () => {
	const cut = { data: null, error: { message: "no" }, status: 504 };
	expect(await signUp(backendWhere(MADE, cut), FORM)).toBe("signed-in");
});

test("an account that is not made says why", async () => {
	const refused = { data: {}, error: { message: "no", status: 422, code: "user_already_exists" } };
	await expect(signUp(backendWhere(refused, {}), FORM)).rejects.toMatchObject({ code: "user_already_exists" });
});
