import { expect, test } from "vitest";
import { containing } from "./staff.data.ts";

test.each([
	["Asha", '"%Asha%"'],
	["a,b(c)", '"%a,b(c)%"'],
	["50%_", '"%50\\\\%\\\\_%"'],
	['say "hi"', '"%say \\"hi\\"%"'],
	["back\\slash", '"%back\\\\\\\\slash%"'],
])("%s is searched for as it stands", (text, filter) => {
	expect(containing(text)).toBe(filter);
});
