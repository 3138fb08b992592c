// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { refusal, renderInApp, stubServer, unreachable } from "#web/app/testing/render-in-app.tsx";
import { PhoneSignIn } from "./PhoneSignIn.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
});

const SEND = "POST /auth/v1/otp";
const VERIFY = "POST /auth/v1/verify";

async function open() {
	const onBack = vi.fn();
	const server = stubServer({ [SEND]: {}, [VERIFY]: refusal(403, { error_code: "otp_expired", msg: "expired" }) });
	const { user } = await renderInApp(<PhoneSignIn onBack={onBack} />);
	const press = (name: string) => user.click(screen.getByRole("button", { name }));
	const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone Number" });
	const field = () => screen.getByLabelText<HTMLInputElement>("Code from the SMS");
	const type = (at: HTMLElement, value: string) => fireEvent.change(at, { target: { value } });
	return { server, user, press, number, field, type, onBack };
}

test("ten countries are offered, Tanzania first; a number is asked for, and only its digits stay", async () => {
	const { server, press, number, type } = await open();
	const country = screen.getByLabelText<HTMLSelectElement>("Country");
	expect(
		within(country)
			.getAllByRole("option")
			.map(({ textContent }) => textContent),
	).toEqual([
		"Tanzania (+255)",
		"Kenya (+254)",
		"Uganda (+256)",
		"Rwanda (+250)",
		"United States (+1)",
		"United Kingdom (+44)",
		"India (+91)",
		"China (+86)",
		"Germany (+49)",
		"France (+33)",
	]);
	expect(country.value).toBe("TZ");
	await press("Send code");
	expect(screen.getByText("Phone number is required")).toBeTruthy();
	type(number(), "000");
	expect(screen.getByText("Phone number is required")).toBeTruthy();
	expect(server.asked(SEND)).toEqual([]);
	type(number(), "00712 345-678 abc");
	expect(number().value).toBe("00712345678");
	expect(screen.queryByText("Phone number is required")).toBeNull();
});

test("the code has six digits; another number is a code of its own", async () => {
	const { server, press, number, field, type } = await open();
	type(number(), "00712345678");
	await press("Send code");
	expect(await screen.findByText("OTP sent to your phone number!")).toBeTruthy();
	expect(screen.getByText("We sent 6 digits to +255712345678.")).toBeTruthy();
	expect(document.activeElement).toBe(field());
	expect(field().parentElement?.querySelectorAll(":scope > span")).toHaveLength(6);
	type(field(), "12a34");
	expect(field().value).toBe("1234");
	await press("Verify");
	expect(screen.getByText("Please enter the complete OTP")).toBeTruthy();
	expect(server.asked(VERIFY)).toEqual([]);

	await press("Change Phone Number");
	expect(number().value).toBe("00712345678");
	fireEvent.change(screen.getByLabelText("Country"), { target: { value: "KE" } });
	type(number(), "0712 345 679");
	await press("Send code");
	expect(await screen.findByText("We sent 6 digits to +254712345679.")).toBeTruthy();
	expect(field().value).toBe("");
	expect(server.asked(SEND).map(({ body }) => (body as { phone: string }).phone)).toEqual([
		"+255712345678",
		"+254712345679",
	]);
});

test("a wrong code and a server that is away are told apart; what was typed stays", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	const { server, user, press, number, field, type } = await open();
	type(number(), "712345678");
	await press("Send code");
	await screen.findByRole("button", { name: "Verify" });
	type(field(), "000000");
	await press("Verify");
	expect(await screen.findByText("Failed to verify OTP")).toBeTruthy();
	expect(screen.getByRole("alert").textContent).toContain("Invalid OTP. Please try again.");
	server.answers[VERIFY] = unreachable;
	type(field(), "111111");
	expect(screen.queryByRole("alert")).toBeNull();
	// By key: a second click within 50 ms is no press of its own.
	await user.keyboard("{Enter}");
	expect((await screen.findByRole("alert")).textContent).toContain("The server cannot be reached.");
	expect(field().value).toBe("111111");
});

test("a code that cannot be sent says so; the number stays, and the way back leads on", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	const { server, press, number, type, onBack } = await open();
	server.answers[SEND] = refusal(500, { error_code: "sms_send_failed", msg: "no" });
	type(number(), "712345671");
	await press("Send code");
	expect(await screen.findByRole("alert")).toBeTruthy();
	expect(screen.getAllByText("Failed to send OTP").length).toBeGreaterThan(0);
	expect(number().value).toBe("712345671");
	await press("Back to Email Login");
	expect(onBack).toHaveBeenCalledOnce();
});
