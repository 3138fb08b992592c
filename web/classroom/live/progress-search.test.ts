import { expect, test } from "vitest";
import { progressSearch } from "./progress-search.ts";

const id = "c0000000-0000-4000-8000-000000000001";

test("the address is read, and what is not understood left out", () => {
	expect(progressSearch({ class: id, kit: "advanced-kit", sort: "name", learner: id, board: "led-sequence" })).toEqual({
		...{ class: id, kit: "advanced-kit", sort: "name", learner: id, board: "led-sequence" },
	});
	expect(progressSearch({ class: "7A", kit: "gold", sort: "age", learner: 3, board: "../etc", project: "" })).toEqual(
		{},
	);
});
