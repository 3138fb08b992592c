import { expect, test } from "vitest";
import { ageProblem } from "./age.ts";

test.each([
	["", false, false, "age_invalid"],
	["4", false, false, "age_invalid"],
	["121", false, false, "age_invalid"],
	["9.5", false, false, "age_invalid"],
	["5", false, false, undefined],
	["12", false, false, undefined],
	["13", false, false, "guardian_consent_required"],
	["13", false, true, undefined],
	["17", true, false, "educator_too_young"],
	["18", true, false, undefined],
	["18", false, false, undefined],
	["120", false, false, undefined],
])("an age of %j (educator: %s, a guardian agrees: %s) is answered with %s", (age, educator, agrees, problem) => {
	expect(ageProblem(age, educator, agrees)).toBe(problem);
});
