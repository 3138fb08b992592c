// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { FullDialog } from "./FullDialog.tsx";

afterEach(cleanup);

test("a press on a toast leaves a full-screen dialog open, one beside both does not", async () => {
	const onOpenChange = vi.fn();
	render(
		<>
			<ol data-sonner-toaster="" style={{ pointerEvents: "auto" }}>
				<li>
					<button type="button">Close toast</button>
				</li>
			</ol>
			<p style={{ pointerEvents: "auto" }}>Page below</p>
			<FullDialog title="Review" description="One sentence." open onOpenChange={onOpenChange} head={null}>
				Work
			</FullDialog>
		</>,
	);
	const user = userEvent.setup();
	await user.click(screen.getByText("Close toast"));
	expect(onOpenChange).not.toHaveBeenCalled();
	await user.click(screen.getByText("Page below"));
	expect(onOpenChange).toHaveBeenCalledWith(false);
});
