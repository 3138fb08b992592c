import { postgresChangesFilter } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { BadChange, parseFilter } from "./parse-filter.ts";

test("a filter is read as supabase-js writes it", () => {
	const written = postgresChangesFilter()
		.eq("id", 1)
		.gte("made at", "2026-01-01")
		.in("word", ["a,b", 'say "hi"', "back\\slash", "(c)", " d "])
		.neq("text", "x,y")
		.build();
	expect(parseFilter(written)).toEqual([
		{ column: "id", operator: "eq", values: ["1"] },
		{ column: "made at", operator: "gte", values: ["2026-01-01"] },
		{ column: "word", operator: "in", values: ["a,b", 'say "hi"', "back\\slash", "(c)", " d "] },
		{ column: "text", operator: "neq", values: ["x,y"] },
	]);
	expect(parseFilter("word=eq.")).toEqual([{ column: "word", operator: "eq", values: [""] }]);
	expect(parseFilter("word=eq.a.b=c")).toEqual([{ column: "word", operator: "eq", values: ["a.b=c"] }]);
	expect(parseFilter("")).toEqual([]);
});

test.each([
	"id",
	"id=1",
	"id=eq",
	"=eq.1",
	"id=is.null",
	"id=not.eq.1",
	"id=in.1",
	"id=in.(1",
	"id=in.(1)x",
	"id=eq.1,",
	'id=eq."a"b',
])("the filter %s is refused", (text) => {
	expect(() => parseFilter(text)).toThrow(BadChange);
});

test("a filter has an end", () => {
	expect(() => parseFilter(Array(11).fill("a=eq.1").join(","))).toThrow(BadChange);
	expect(() => parseFilter(`a=in.(${Array(101).fill("1").join(",")})`)).toThrow(BadChange);
	expect(parseFilter(`a=in.(${Array(100).fill("1").join(",")})`)[0]?.values).toHaveLength(100);
});
