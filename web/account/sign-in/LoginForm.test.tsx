// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { LoginForm } from "./LoginForm.tsx";

const ways = vi.hoisted(() => ({ classCode: false }));
vi.mock("./ways-in.ts", () => ({ useWayIn: (way: string) => way === "classCode" && ways.classCode }));

afterEach(cleanup);

const NOT_YET = "Class code login is not yet implemented. Please use email login instead.";

async function chooseClassCode() {
	const onClassCode = vi.fn<() => void>();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<LoginForm onSignUp={() => undefined} onClassCode={onClassCode} />
		</QueryClientProvider>,
	);
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
