// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useOpenTab } from "./use-open-tab.ts";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const TABS = ["checks", "serial", "values"] as const;
const open = (owner: string) => renderHook(() => useOpenTab<(typeof TABS)[number]>(owner, TABS)).result;

test("the first tab is open until another one is, which a reload comes back to, of the same project", () => {
	const before = open("panel:water");
	expect(before.current[0]).toBe("checks");
	act(() => before.current[1]("serial"));
	expect(before.current[0]).toBe("serial");
	expect(open("panel:water").current[0]).toBe("serial");
	expect(open("panel:scale").current[0]).toBe("checks");
});

test("a tab that is no more is not come back to", () => {
	sessionStorage.setItem("inspire-stem-tab:panel:water", "meter");
	expect(open("panel:water").current[0]).toBe("checks");
});
