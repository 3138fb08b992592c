import { expect, test } from "vitest";
import type { Backend } from "#web/platform/backend/backend.ts";
import { startingForm } from "./sign-up-draft.ts";
import { applyChoices } from "./who-are-you.data.ts";

const FORM = { ...startingForm(), kind: "educator", name: "Asha Mushi", schoolName: "Uhuru Primary" } as const;

/** A backend whose update of profiles answers so; it notes what is asked of it. */
function backendWhere(update: { error: { message: string } | null; status: number }) {
	const asked: unknown[] = [];
	const backend = {
		rpc: async (name: string, args: unknown) => {
			asked.push([name, args]);
			return { data: null, error: null, status: 200 };
		},
		from: (table: string) => ({
			update: (changes: unknown) => ({
				eq: async () => {
					asked.push([table, changes]);
					return { data: null, ...update };
				},
			}),
		}),
	};
	return { asked, backend: backend as unknown as Backend };
}

test("the role, which is chosen once, is chosen when everything else is stored", async () => {
	const { asked, backend } = backendWhere({ error: null, status: 200 });
	await applyChoices(backend, "asha", FORM);
	expect(asked).toMatchObject([
		["profiles", { name: "Asha Mushi", school_name: "Uhuru Primary" }],
		["choose_role", { user_type: "educator" }],
	]);
});

test("the question stays open while the rest could not be stored", async () => {
	const { asked, backend } = backendWhere({ error: { message: "Failed to fetch" }, status: 0 });
	await expect(applyChoices(backend, "asha", FORM)).rejects.toMatchObject({ code: "network_gone" });
	expect(asked).toHaveLength(1);
});

test("a name that no profile takes does not stand in the way of the rest", async () => {
	const { asked, backend } = backendWhere({ error: null, status: 200 });
	await applyChoices(backend, "asha", { ...FORM, name: "A" });
	expect(asked[0]).toEqual(["profiles", expect.not.objectContaining({ name: expect.anything() })]);
	expect(asked).toHaveLength(2);
});
