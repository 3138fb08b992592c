import { expect, test } from "vitest";
import roles from "../examples/roles.json" with { type: "json" };
import { isEducator } from "./roles.ts";

test.each(roles)("$userType: educator $isEducator", ({ userType, isEducator: expected }) => {
	expect(isEducator(userType)).toBe(expected);
});
