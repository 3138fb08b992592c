// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { refusal, renderInApp, stubServer, unreachable } from "#web/app/testing/render-in-app.tsx";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { SignUpForm } from "./SignUpForm.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	sessionStorage.clear();
	localStorage.clear();
});

const SIGN_UP = "POST /auth/v1/signup";
const SIGNED_IN = {
	...{ access_token: "header.e30.signature", refresh_token: "refresh", token_type: "bearer", expires_in: 3600 },
	user: { id: "asha", email: "asha@shule.or.tz", app_metadata: { provider: "email" }, user_metadata: {} },
};

async function openForm() {
	const onClassCode = vi.fn();
	const onLogin = vi.fn();
	const server = stubServer({ [SIGN_UP]: SIGNED_IN, "POST /rest/v1/profiles": [] });
	const { user } = await renderInApp(<SignUpForm onLogin={onLogin} onClassCode={onClassCode} />);
	const press = (name: string) => user.click(screen.getByRole("button", { name }));
	return { user, press, server, onClassCode, onLogin };
}

/** Fills a field in, and leaves it. */
function fill(label: string | RegExp, value: string): void {
	const field = screen.getByLabelText(label);
	fireEvent.focus(field);
	fireEvent.change(field, { target: { value } });
	fireEvent.blur(field);
}

const optionsOf = (label: RegExp) =>
	within(screen.getByLabelText(label))
		.getAllByRole("option")
		.map(({ textContent }) => textContent);
const shown = (text: string | RegExp) => screen.findByText(text);
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

function fillIn(): void {
	fill("Full name", "Asha Mushi");
	fill("Email", "asha@shule.or.tz");
	fill("Password", "correct horse");
	fill("Confirm password", "correct horse");
}

test("each field says what is wrong with it, the first has the focus, and nothing is sent", async () => {
	const { press, server } = await openForm();
	await press("Sign Up");
	for (const text of ["Name is required", "Email is required", "Password is required"])
		expect(await shown(text)).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByLabelText("Full name"));
	fill("Email", "no address");
	fill("Password", "12345");
	fill("Confirm password", "123456");
	for (const text of [
		"Please enter a valid email address",
		"Password must be at least 6 characters long",
		"Passwords don't match",
	])
		expect(await shown(text)).toBeTruthy();
	fill("Password", "x".repeat(257));
	expect(await shown("Password cannot be longer than 256 characters")).toBeTruthy();
	fill("Password", "123456");
	await gone("Password cannot be longer than 256 characters");
	await gone("Passwords don't match");
	expect(server.asked(SIGN_UP)).toEqual([]);
});

test("genders, ages 5 to 80, regions, subjects and grades are offered; at first a student with an email and no gender", async () => {
	const { user } = await openForm();
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Student with Email" }).checked).toBe(true);
	expect(screen.getByLabelText<HTMLSelectElement>(/^Gender/).value).toBe("");
	expect(optionsOf(/^Gender/).slice(1)).toEqual(["Male", "Female", "Other"]);
	const ages = optionsOf(/^Age/).slice(1);
	expect([ages.length, ages[0], ages.at(-1)]).toEqual([76, "5", "80"]);
	await user.click(screen.getByRole("radio", { name: /^Educator/ }));
	expect(optionsOf(/^Region/)).toHaveLength(1 + 27);
	expect(optionsOf(/^Subject taught/)).toHaveLength(1 + 13);
	expect(screen.getByLabelText<HTMLSelectElement>(/^Grade level/).value).toBe("primary");
	expect(optionsOf(/^Grade level/)).toEqual(["Primary (Grade 1-7)", "Secondary (Form 1-6)"]);
});

test("under 13 it says what waits, from 13 a guardian is asked for, and an educator confirms to be 18", async () => {
	const { user, press } = await openForm();
	const guardian = "Please ask a parent or guardian, then tick the box";
	await press("Sign Up");
	fill(/^Age/, "12");
	expect(await shown(/Writing in the forum waits until an adult agrees/)).toBeTruthy();
	fill(/^Age/, "13");
	expect(await shown(guardian)).toBeTruthy();
	await user.click(screen.getByLabelText("A parent or guardian agrees", { exact: false }));
	await gone(guardian);
	await user.click(screen.getByRole("radio", { name: /^Educator/ }));
	await user.click(screen.getByLabelText("Full name"));
	await user.keyboard("{Enter}");
	expect(await shown("Educators are 18 or older")).toBeTruthy();
	fill(/^Age/, "18");
	await gone("Educators are 18 or older");
	expect(await shown("Please confirm that you are 18 or older")).toBeTruthy();
});

test.each(["4", "121"])("an age of %s, which the picker does not offer, is refused", async (years) => {
	await openForm();
	const picker = screen.getByLabelText<HTMLSelectElement>(/^Age/);
	picker.append(Object.assign(document.createElement("option"), { value: years, textContent: years }));
	fill(/^Age/, years);
	expect(await shown("Please enter a valid age between 5 and 120")).toBeTruthy();
	fill(/^Age/, "80");
	await gone("Please enter a valid age between 5 and 120");
});

test("a learner with a class code is asked for a grade, and goes on with what was filled in", async () => {
	const { user, press, onClassCode } = await openForm();
	fill("Full name", "Asha Mushi");
	await user.click(screen.getByRole("radio", { name: "Student with Class Code" }));
	expect(optionsOf(/^Grade/).slice(1)).toEqual([
		"Pre-Primary",
		...Array.from({ length: 12 }, (_, grade) => `Grade ${grade + 1}`),
		...Array.from({ length: 6 }, (_, form) => `Form ${form + 1}`),
	]);
	fireEvent.change(screen.getByLabelText(/^Grade/), { target: { value: "Grade 5" } });
	fireEvent.change(screen.getByLabelText("Class code"), { target: { value: "zzz-zzz" } });
	await press("Next");
	await waitFor(() =>
		expect(onClassCode).toHaveBeenCalledExactlyOnceWith({ name: "Asha Mushi", code: "ZZZZZZ", grade: "Grade 5" }),
	);
});

test("without a server it says so, keeps what was typed, and sends it at the next press", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	const { user, press, server } = await openForm();
	fillIn();
	server.answers[SIGN_UP] = unreachable;
	await press("Sign Up");
	expect(await shown("Failed to create account. Please try again.")).toBeTruthy();
	expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached.");
	server.answers[SIGN_UP] = SIGNED_IN;
	// By key: a second click within 50 ms is no press of its own.
	await user.keyboard("{Enter}");
	expect(await shown("Account created successfully!")).toBeTruthy();
	expect(server.asked(SIGN_UP).at(-1)?.body).toMatchObject({ email: "asha@shule.or.tz", password: "correct horse" });
	expect(screen.queryByRole("alert")).toBeNull();
});

test("where a mail must be answered first, it says so and stays", async () => {
	const { press, server } = await openForm();
	fillIn();
	server.answers[SIGN_UP] = SIGNED_IN.user;
	await press("Sign Up");
	const done = await screen.findByRole("status");
	expect(done.textContent).toContain("Account created successfully! Please check your email to verify your account.");
	expect(within(done).getByRole("button", { name: "Send again" })).toBeTruthy();
});

test("an email that has an account says so once, at the form, keeps what was typed and leads to the login", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	const { press, server, onLogin } = await openForm();
	fillIn();
	server.answers[SIGN_UP] = refusal(422, {
		code: 422,
		error_code: "user_already_exists",
		msg: "User already registered",
	});
	await press("Sign Up");
	const alert = await screen.findByRole("alert");
	expect(alert.textContent).toContain("This email already has an account. Sign in.");
	// Toasts come in the order they were said: by now another would be there.
	showSuccess("Said later");
	await shown("Said later");
	expect(screen.getAllByText(/This email already has an account|Failed to create/)).toHaveLength(1);
	expect(screen.getByLabelText<HTMLInputElement>("Full name").value).toBe("Asha Mushi");
	fireEvent.click(within(alert).getByRole("button", { name: "Login" }));
	expect(onLogin).toHaveBeenCalledOnce();
});
