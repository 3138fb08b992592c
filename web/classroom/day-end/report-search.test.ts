import { expect, test } from "vitest";
import { reportSearch } from "./report-search.ts";

const ID = "c0000000-0000-4000-8000-000000000001";

test("reads the class, the day, and whose page for parents is open", () => {
	expect(reportSearch({ class: ID, day: "2026-03-03", parents: "all" })).toEqual({
		class: ID,
		day: "2026-03-03",
		parents: "all",
	});
	expect(reportSearch({ class: ID, parents: ID })).toEqual({ class: ID, parents: ID });
});

test("leaves out what is not understood", () => {
	expect(reportSearch({ class: "7A", day: "2026-13-03", parents: "nobody", other: 1 })).toEqual({});
});
