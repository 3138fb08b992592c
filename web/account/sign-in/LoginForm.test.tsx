// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { LoginForm } from "./LoginForm.tsx";

const ways = vi.hoisted((): Record<string, boolean> => ({ classCode: false, phone: false }));
vi.mock("./ways-in.ts", () => ({ useWayIn: (way: string) => ways[way] === true }));

afterEach(cleanup);

const NOT_YET = "Class code login is not yet implemented. Please use email login instead.";

function renderForm() {
	const onClassCode = vi.fn<() => void>();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<LoginForm onSignUp={() => undefined} onClassCode={onClassCode} />
		</QueryClientProvider>,
	);
	return onClassCode;
}

async function chooseClassCode() {
	const onClassCode = renderForm();
	await userEvent.click(screen.getByRole("radio", { name: "Student with Class Code" }));
	return { onClassCode, next: screen.getByRole<HTMLButtonElement>("button", { name: "Next" }) };
}

test("where the backend manages no class accounts, the class code says so and leads nowhere", async () => {
	ways.classCode = false;
	const { next } = await chooseClassCode();
	expect(screen.getByText(NOT_YET)).toBeTruthy();
	expect(next.disabled).toBe(true);
});

test("where it does, the class code leads on", async () => {
	ways.classCode = true;
	const { next, onClassCode } = await chooseClassCode();
	expect(screen.queryByText(NOT_YET)).toBeNull();
	await userEvent.click(next);
	expect(onClassCode).toHaveBeenCalledOnce();
});

test("the email that was typed stays while a class code is thought of", async () => {
	renderForm();
	await userEvent.type(screen.getByLabelText("Email"), "asha@shule.or.tz");
	await userEvent.click(screen.getByRole("radio", { name: "Student with Class Code" }));
	expect(screen.queryByLabelText("Email")).toBeNull();
	await userEvent.click(screen.getByRole("radio", { name: "Student with Email" }));
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("asha@shule.or.tz");
});

test("the way back from the phone leads to the form of a student with an email", async () => {
	ways.phone = true;
	renderForm();
	await userEvent.click(screen.getByRole("radio", { name: "Phone Number" }));
	await userEvent.click(screen.getByRole("button", { name: "Login" }));
	await userEvent.click(await screen.findByRole("button", { name: "Back to Email Login" }));
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Student with Email" }).checked).toBe(true);
	expect(screen.getByLabelText("Password")).toBeTruthy();
});
