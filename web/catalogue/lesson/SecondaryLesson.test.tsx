// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { genericProject } from "#content/generic-project.ts";
import { SecondaryLesson } from "./SecondaryLesson.tsx";

afterEach(cleanup);

test("a project without content is Intermediate, takes 2 hours, and is worth 100 points", async () => {
	render(
		<SecondaryLesson
			project={genericProject("unknown", "en")}
			level="Intermediate"
			guess={null}
			onGuess={() => undefined}
			mark={null}
			next={null}
			onContinue={() => undefined}
		/>,
	);
	const facts = screen.getByRole("complementary");
	expect(
		within(facts)
			.getAllByRole("term")
			.map((term) => term.textContent),
	).toEqual(["Difficulty", "Estimated time", "Points"]);
	expect(
		within(facts)
			.getAllByRole("definition")
			.map((value) => value.textContent),
	).toEqual(["Intermediate", "2 hours", "100"]);
	expect(await screen.findByText("Various Components")).toBeTruthy();
});
