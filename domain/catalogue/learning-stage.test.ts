import { expect, test } from "vitest";
import { learningStage } from "./learning-stage.ts";

test.each([
	[9, [], "primary"],
	[12, ["secondary"], "primary"],
	[13, [], "secondary"],
	[16, ["primary"], "secondary"],
	[null, [], "primary"],
	[null, ["secondary"], "secondary"],
	[null, ["primary"], "primary"],
	[null, ["secondary", "primary"], "primary"],
	[null, [null], "primary"],
])("at the age of %j in classes %j one is offered the %s kit", (age, classLevels, stage) => {
	expect(learningStage({ age, classLevels })).toBe(stage);
});
