// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import type { Review, ReviewItem } from "./review.data.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

const pending = {
	id: "7",
	status: "pending",
	feedback: null,
	revision: 1,
	offered: 0,
	rubric: [],
} as unknown as ReviewItem;

function renderForm(read: ReviewItem = pending) {
	const onSubmit = vi.fn<(review: Review, andNext: boolean) => void>();
	render(
		<Dialog open title="Review">
			<ReviewForm read={read} reviewer="neema" sending={false} failed={false} onSubmit={onSubmit} />
		</Dialog>,
	);
	return { onSubmit, user: userEvent.setup() };
}

test("Submit Review waits for a status", async () => {
	const { user } = renderForm();
	const submit = screen.getByRole<HTMLButtonElement>("button", { name: "Submit Review" });
	expect(submit.disabled).toBe(true);
	await user.click(screen.getByRole("radio", { name: "Rejected" }));
	expect(submit.disabled).toBe(false);
});

test("an approval is worth what the project is, unless the reviewer says otherwise", async () => {
	const { user, onSubmit } = renderForm({ ...pending, offered: 90 });
	await user.click(screen.getByRole("radio", { name: "Approved" }));
	await user.click(screen.getByRole("button", { name: "Approve and next" }));
	expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ status: "approved", points: 90 }), true);
});

test("keys choose the status and go on, and are letters where text is typed", async () => {
	const { user, onSubmit } = renderForm();
	await user.keyboard("r");
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Rejected" }).checked).toBe(true);
	await user.type(screen.getByRole("textbox"), "a clear plan");
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Rejected" }).checked).toBe(true);
	await user.keyboard("{Control>}{Enter}{/Control}");
	expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ status: "rejected", feedback: "a clear plan" }),
		true,
	);
});

test("keys of another dialog over the review do nothing to it", async () => {
	const { user, onSubmit } = renderForm();
	await user.keyboard("r");
	render(
		<Dialog open title="Approve several">
			<textarea aria-label="For all" />
		</Dialog>,
	);
	await user.type(screen.getByLabelText("For all"), "Well done{Control>}{Enter}{/Control}");
	expect(onSubmit).not.toHaveBeenCalled();
});

test("points are asked for and sent only with an approval", async () => {
	const { user, onSubmit } = renderForm();
	expect(screen.queryByLabelText("Points")).toBeNull();
	await user.click(screen.getByRole("radio", { name: "Approved" }));
	await user.type(screen.getByLabelText("Points"), "80");
	await user.click(screen.getByRole("radio", { name: "Rejected" }));
	expect(screen.queryByLabelText("Points")).toBeNull();
	await user.click(screen.getByRole("button", { name: "Submit Review" }));
	expect(onSubmit).toHaveBeenCalledWith({ status: "rejected", points: 0, feedback: "", reason: "" }, false);
});

test("the main button follows the status, and asks for the next one", async () => {
	const { user, onSubmit } = renderForm();
	await user.click(screen.getByRole("radio", { name: "Under review" }));
	expect(screen.queryByRole("button", { name: "Approve and next" })).toBeNull();
	await user.click(screen.getByRole("button", { name: "Keep under review and next" }));
	expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ status: "under_review" }), true);
});

test("points above 1000 are explained at their field and nothing is sent", async () => {
	const { user, onSubmit } = renderForm();
	await user.click(screen.getByRole("radio", { name: "Approved" }));
	const points = screen.getByLabelText<HTMLInputElement>("Points");
	await user.type(points, "1001");
	await user.click(screen.getByRole("button", { name: "Submit Review" }));
	expect(points.getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByText("Enter a whole number from 0 to 1000.")).toBeTruthy();
	expect(onSubmit).not.toHaveBeenCalled();
});

test("points rise and fall by ten from 0 to 1000, and a button at its end keeps the focus", async () => {
	const { user, onSubmit } = renderForm();
	await user.click(screen.getByRole("radio", { name: "Approved" }));
	const points = screen.getByLabelText<HTMLInputElement>("Points");
	const less = screen.getByRole("button", { name: "10 points less" });
	const more = screen.getByRole("button", { name: "10 points more" });
	expect(less.getAttribute("aria-disabled")).toBe("true");
	await user.click(more);
	await user.click(more);
	expect(points.value).toBe("20");
	await user.tab({ shift: true });
	await user.keyboard("{PageUp}{PageUp}{PageDown}");
	expect(points.value).toBe("30");
	await user.clear(points);
	await user.type(points, "993");
	await user.click(more);
	await user.keyboard("{Enter}");
	expect(points.value).toBe("1000");
	expect(more.getAttribute("aria-disabled")).toBe("true");
	expect(document.activeElement).toBe(more);
	await user.click(screen.getByRole("button", { name: "Submit Review" }));
	expect(onSubmit.mock.calls[0]?.[0].points).toBe(1000);
});

test("a decided submission is reopened with a reason only", async () => {
	const { user, onSubmit } = renderForm({ ...pending, status: "approved", feedback: "Well done" });
	await user.click(screen.getByRole("button", { name: "Reopen" }));
	expect(screen.getByText("Write a reason.")).toBeTruthy();
	await user.type(screen.getByLabelText(/look at it again/), "Wrong learner");
	await user.click(screen.getByRole("button", { name: "Reopen" }));
	expect(onSubmit).toHaveBeenCalledWith(
		{
			status: "under_review",
			points: 0,
			feedback: "Well done",
			reason: "Wrong learner",
		},
		false,
	);
});

test("what was filled in is there again when the form is opened again", async () => {
	const { user } = renderForm();
	await user.click(screen.getByRole("radio", { name: "Rejected" }));
	await user.type(screen.getByLabelText(/feedback/i), "Add a resistor");
	cleanup();
	renderForm();
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Rejected" }).checked).toBe(true);
	expect(screen.getByLabelText<HTMLTextAreaElement>(/feedback/i).value).toBe("Add a resistor");
});

test("a comment of the reviewer's choice is put behind what is written", async () => {
	const { user, onSubmit } = renderForm();
	await user.type(screen.getByRole("textbox"), "28 degrees is right for fish. ");
	await user.click(screen.getByRole("button", { name: "Well wired!" }));
	await user.click(screen.getByRole("radio", { name: "Rejected" }));
	await user.click(screen.getByRole("button", { name: "Submit Review" }));
	expect(onSubmit.mock.calls[0]?.[0].feedback).toBe("28 degrees is right for fish. Well wired!");
});

test("the lines of the rubric are ticked, and each is sent with whether it is met", async () => {
	const { onSubmit, user } = renderForm({ ...pending, rubric: ["It rings.", "The wires are tidy."] });
	await user.click(screen.getByRole("radio", { name: "Approved" }));
	await user.click(screen.getByRole("checkbox", { name: "It rings." }));
	await user.click(screen.getByRole("checkbox", { name: "The wires are tidy." }));
	await user.click(screen.getByRole("checkbox", { name: "The wires are tidy." }));
	await user.click(screen.getByRole("button", { name: "Approve and next" }));
	expect(onSubmit.mock.calls[0]?.[0].marks).toEqual([
		{ line: "It rings.", met: true },
		{ line: "The wires are tidy.", met: false },
	]);
});

test("a challenge without a rubric sends none", async () => {
	const { onSubmit, user } = renderForm();
	await user.click(screen.getByRole("radio", { name: "Rejected" }));
	await user.click(screen.getByRole("button", { name: "Reject and next" }));
	expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty("marks");
});
