// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, pressTwice, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { JoinSeat } from "./JoinSeat.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const JOIN = "POST /api/together";

async function open(answer: object) {
	const server = stubServer({ [JOIN]: answer, "GET /rest/v1/class_members": [], "GET /rest/v1/class_codes": [] });
	const { user } = await renderInApp(<JoinSeat number={2} />, { person: ASHA });
	await user.click(screen.getByRole("button", { name: "Email and password instead" }));
	fireEvent.change(screen.getByLabelText("Email"), { target: { value: "juma@shule.or.tz" } });
	fireEvent.change(screen.getByLabelText("Password"), { target: { value: "correct horse" } });
	return { server, join: screen.getByRole("button", { name: "Join in" }) };
}

test("a learner who presses Join in twice at once is asked for once", async () => {
	const { server, join } = await open({ state: "here" });
	pressTwice(join);
	await screen.findByRole("alert");
	expect(server.asked(JOIN).map(({ body }) => body)).toEqual([
		{ step: "password", email: "juma@shule.or.tz", password: "correct horse" },
	]);
});

test("a wrong password says so, and is forgotten", async () => {
	const { join } = await open({ state: "wrong", seconds: 0 });
	fireEvent.click(join);
	expect((await screen.findByRole("alert")).textContent).not.toBe("");
	await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe(""));
	expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("juma@shule.or.tz");
});
