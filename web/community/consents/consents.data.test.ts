import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import type { Backend } from "#web/platform/backend/backend.ts";
import { ageToday, listChildrenWithout } from "./consents.data.ts";

const member = (user_id: string, class_name: string) => ({ user_id, class: { class_name } });

const TABLES: Record<string, unknown[]> = {
	class_members: [
		member("young", "7A"),
		member("unknown", "6B"),
		member("grown", "7A"),
		member("agreed", "7A"),
		member("teenager", "7A"),
	],
	profiles: [
		{ id: "young", name: "Young Mushi", age: 9, age_given_at: null },
		{ id: "unknown", name: "Unknown Mushi", age: null, age_given_at: null },
		{ id: "grown", name: "Grown Mushi", age: 11, age_given_at: "2020-01-01T00:00:00Z" },
		{ id: "agreed", name: "Agreed Mushi", age: 9, age_given_at: null },
		{ id: "teenager", name: "Teenager Mushi", age: 14, age_given_at: null },
	],
	consents: [{ subject_id: "agreed" }],
};

test("a consent is noted for any child of one's classes under 13 or of unknown age, asked or not", async () => {
	const backend = new PostgrestClient("http://school.test/rest/v1", {
		fetch: async (address) => Response.json(TABLES[new URL(String(address)).pathname.split("/").at(-1) ?? ""]),
	}) as unknown as Backend;
	expect((await listChildrenWithout(backend)).map(({ name, className }) => `${name}, ${className}`)).toEqual([
		"Unknown M., 6B",
		"Young M., 7A",
	]);
});

test("an age grows from the day it was given", () => {
	const now = Date.parse("2026-11-25T00:00:00Z");
	expect(ageToday(11, "2024-11-20T00:00:00Z", now)).toBe(13);
	expect(ageToday(11, "2026-11-20T00:00:00Z", now)).toBe(11);
	expect(ageToday(null, null, now)).toBeNull();
});
