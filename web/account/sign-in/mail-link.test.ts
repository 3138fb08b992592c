import { expect, test } from "vitest";
import { readMailLink } from "./mail-link.ts";

test("a link is its secret, its kind and where it leads afterwards", () => {
	expect(readMailLink("?token_hash=a-b_1&type=recovery&next=%2Fdashboard")).toEqual({
		tokenHash: "a-b_1",
		kind: "recovery",
		next: "/dashboard",
	});
	expect(readMailLink("?token_hash=a&type=signup")?.next).toBe(null);
});

test.each(["", "?type=signup", "?token_hash=&type=signup", "?token_hash=a", "?token_hash=a&type=sms"])(
	"%j is no link",
	(search) => expect(readMailLink(search)).toBe(null),
);
