import { expect, test } from "vitest";
import { isPagePath } from "./page-paths.ts";

test.each(["/", "/?next=%2Fforum", "/dashboard", "/dashboard/", "/forum?post=1#top", "/#form"])(
	"%s is a page's address",
	(address) => expect(isPagePath(address)).toBe(true),
);

test.each(["/no/such-page", "/dashboard/more", "/Dashboard", "", "/forumx?post=1", "/x?/dashboard"])(
	"%s is no page's address",
	(address) => expect(isPagePath(address)).toBe(false),
);
