// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type FormEvent, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";

afterEach(cleanup);

/** Two presses lead to its end. */
function Turn() {
	const [turned, setTurned] = useState(0);
	return (
		<Button aria-disabled={turned === 2} onClick={() => setTurned(turned + 1)}>
			{String(turned)}
		</Button>
	);
}

test("a button that its own press leaves without anything to do keeps the focus and takes no further press", async () => {
	render(<Turn />);
	const user = userEvent.setup();
	await user.tab();
	await user.keyboard("{Enter}{Enter}{Enter}");
	const button = screen.getByRole("button", { name: "2" });
	expect(document.activeElement).toBe(button);
	await user.click(button);
	expect(button.textContent).toBe("2");
});

test.each([
	["that waits for what it sent", <Button key="sends" loading={false} />, 1],
	["that is told so", <Button key="once" once />, 1],
	["whose presses each count", <Button key="counts" />, 2],
])("a double click on a button %s", async (_which, { props }, presses) => {
	const press = vi.fn();
	render(
		<Button {...props} onClick={press}>
			Press
		</Button>,
	);
	await userEvent.setup().dblClick(screen.getByRole("button"));
	expect(press).toHaveBeenCalledTimes(presses);
});

test("a double click on a form's button sends the form once", async () => {
	const send = vi.fn((event: FormEvent) => event.preventDefault());
	render(
		<form onSubmit={send}>
			<Button type="submit">Send</Button>
		</form>,
	);
	await userEvent.setup().dblClick(screen.getByRole("button"));
	expect(send).toHaveBeenCalledTimes(1);
});
