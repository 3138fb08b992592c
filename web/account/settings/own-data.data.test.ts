import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import types from "../../../supabase/types.gen.ts?raw";
import { listOwnRows, OWN_KEYS, OWN_TABLES } from "./own-data.data.ts";

/** Tables that hold nothing of a learner's own, or hold it under another table of the download. */
const WITHOUT_OWN_ROWS = [
	"learning_kits", // the catalogue
	"account_changes", // the administrators' record, which they alone read
	"role_changes", // the administrators' record, which they alone read
	"assignments", // a class's
	...["class_groupings", "class_groups", "class_boards"], // a class's; who is in which group is in the download
	"class_notes", // a class's, of its teacher
	"class_lessons", // a class's
	"attention_screens", // while a teacher asks for attention: which screens are covered
	"class_pulses", // tells that a class has changed
	"submission_reviews", // within the submissions
	...["moderation_words", "moderation_cases", "moderation_reports", "moderation_log"], // the staff's record
];

test("every table is in the download of one's own data, or named as holding none", () => {
	const tables = types.slice(types.indexOf("Tables: {"), types.search(/\n\t\t(Views|Functions): /));
	const names = [...tables.matchAll(/^\t\t\t([a-z_]+): \{$/gm)].map(([, name]) => name);
	expect(names.length).toBeGreaterThan(5);
	expect(names.toSorted()).toEqual([...Object.keys(OWN_TABLES), ...WITHOUT_OWN_ROWS].toSorted());
});

test.each(Object.entries(OWN_TABLES))(
	"the pages of %s are in an order that tells all rows of a person apart",
	(table, whose) => {
		const migrations = Object.values(
			import.meta.glob<string>("../../../supabase/migrations/*.sql", { query: "?raw", import: "default", eager: true }),
		).join("\n");
		const [, columns = ""] = new RegExp(`create table public\\.${table} \\(\\n([^]*?)\\n\\);`).exec(migrations) ?? [];
		const [, single] = /^\t(\w+) .*primary key/m.exec(columns) ?? [];
		const [, several = ""] = /^\tprimary key \((.*)\)/m.exec(columns) ?? [];
		const later = [
			...migrations.matchAll(new RegExp(`alter table public\\.${table}\\b[^;]*?add primary key \\((.*)\\)`, "g")),
		];
		const [, changed] = later.at(-1) ?? [];
		const key = changed ? changed.split(", ") : single ? [single] : several.split(", ");
		expect(key[0]).toBeTruthy();
		expect(OWN_KEYS[table as keyof typeof OWN_TABLES] ?? []).toEqual(key.filter((column) => column !== whose));
	},
);

test("rows that are too large for one answer come in smaller pages, none twice and none left out", async () => {
	const rows = Array.from({ length: 70 }, (_, id) => ({ id }));
	const fetch = async (input: RequestInfo | URL) => {
		const { searchParams } = new URL(String(input));
		const [offset, limit] = [Number(searchParams.get("offset")), Number(searchParams.get("limit"))];
		const page = rows.slice(offset, offset + limit);
		if (page.length > 32) return Response.json({ code: "GW_ANSWER_BYTES", message: "" }, { status: 413 });
		return Response.json(page);
	};
	const backend = new PostgrestClient("http://school.test", { fetch });
	const own = await listOwnRows(backend as never, "asha");
	for (const table of Object.keys(OWN_TABLES)) expect(own[table]).toEqual(rows);
});
