// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Stages } from "./Stages.tsx";

afterEach(cleanup);

const stages = [
	{ do: "Measure.", try: "Move the slider.", see: "A number." },
	{ do: "Light the lamp.", try: "Make it dark.", see: "Light.", checks: ["on", "off"] },
	{ do: "Sound the buzzer.", try: "Make it loud.", see: "Sound.", checks: ["sounds"] },
];

test("a stage is ticked when all checks that see it have passed; one that none sees never is", () => {
	const ticked = () =>
		screen.getAllByRole("listitem").map((item) => within(item).queryByRole("img", { name: "Done" }) !== null);
	const { rerender } = render(<Stages stages={stages} />);
	expect(ticked()).toEqual([false, false, false]);
	rerender(<Stages stages={stages} passed={new Set(["on", "sounds"])} />);
	expect(ticked()).toEqual([false, false, true]);
	rerender(<Stages stages={stages} passed={new Set(["on", "off"])} />);
	expect(ticked()).toEqual([false, true, false]);
	expect(screen.getByText("Light the lamp.").closest("li")?.textContent).toContain(
		"Try: Make it dark. You see: Light.",
	);
});
