// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { DoneCount } from "./DoneCount.tsx";

afterEach(cleanup);

const NAMES = ["Zawadi Kimaro", "Asha Mushi", "Juma Ally", "Neema Said", "Elia Mollel", "Baraka Komba"];

test("it says how many have done it, and names who has not, all of them on a press", async () => {
	render(<DoneCount title="Lamp" count={{ done: 34, members: 40, missing: NAMES, groups: [] }} />);
	expect(screen.getByText("34 of 40 done")).toBeTruthy();
	const missing = screen.getByRole("button");
	expect(missing.textContent).toBe("Missing 6: Asha Mushi, Baraka Komba, Elia Mollel, Juma Ally, and 2 more");
	await userEvent.click(missing);
	expect(missing.textContent).toContain("Neema Said, and Zawadi Kimaro");
});

test("it says which groups it is for", () => {
	const groups = [
		{ position: 3, name: "" },
		{ position: 4, name: "Ndizi" },
	];
	const { container } = render(<DoneCount title="Lamp" count={{ done: 0, members: 6, missing: NAMES, groups }} />);
	expect(container.textContent).toBe("Group C and Ndizi: 0 of 6 done");
});

test("nobody is named before the first has done it, nor after the last", () => {
	const { rerender, container } = render(
		<DoneCount title="Lamp" count={{ done: 0, members: 6, missing: NAMES, groups: [] }} />,
	);
	expect(container.textContent).toBe("0 of 6 done");
	rerender(<DoneCount title="Lamp" count={{ done: 6, members: 6, missing: [], groups: [] }} />);
	expect(container.textContent).toBe("6 of 6 done");
});
