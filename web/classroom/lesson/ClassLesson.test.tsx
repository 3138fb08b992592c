// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LEAVE_AFTER_MS } from "#domain/classroom/class-lesson.ts";
import { ASHA, renderInApp, stubServer, unreachable } from "#web/app/testing/render-in-app.tsx";
import { inClass } from "#web/classroom/presence/in-class.ts";
import { keepShared } from "#web/platform/backend/session-store.ts";
import { currentSession, personOf, useSession } from "#web/platform/session/session.ts";
import { ClassLesson } from "./ClassLesson.tsx";

vi.mock("#web/platform/backend/subscribe.ts", () => ({ subscribe: () => () => undefined }));

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	sessionStorage.clear();
	localStorage.clear();
	inClass.set(null);
});

const ATTENTION = {
	...{ classId: "c0000000-0000-4000-8000-000000000001", className: "7A Robotics" },
	...{ teacher: "Daudi K.", words: null, secondsLeft: 0.3 },
};
const WORKS = [
	{ project: "led-sequence", passed: 2, steps: 4, points: 70 },
	{ project: "distance-meter", passed: 2, steps: 3, points: null },
];
const ENDED = { className: "7A Robotics", at: "2026-03-03T08:20:00Z", works: WORKS };

function SignedIn() {
	return personOf(useSession()) ? <ClassLesson /> : null;
}

async function open(lesson: object) {
	inClass.set(ASHA.id);
	const server = stubServer({
		"POST /rest/v1/rpc/own_lesson": { attention: null, ended: null, ...lesson },
		"POST /rest/v1/rpc/confirm_attention": null,
		"POST /auth/v1/logout": {},
	});
	await renderInApp(<SignedIn />, { person: ASHA });
	return server;
}

test("attention ends by itself, also where the server is gone", async () => {
	const server = await open({ attention: ATTENTION });
	expect(await screen.findByRole("dialog", { name: "Eyes on Daudi K." })).toBeDefined();
	await waitFor(() => expect(server.asked("POST /rest/v1/rpc/confirm_attention")).toHaveLength(1));
	server.answers["POST /rest/v1/rpc/own_lesson"] = unreachable;
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who is in no class is asked for nothing", async () => {
	inClass.set(null);
	const server = stubServer({});
	await renderInApp(<SignedIn />, { person: ASHA });
	expect(server.asked("POST /rest/v1/rpc/own_lesson")).toEqual([]);
});

test("the end of a lesson says what was done, and goes on when asked to", async () => {
	await open({ ended: ENDED });
	const cover = await screen.findByRole("dialog", { name: "The lesson has ended" });
	const works = [...cover.querySelectorAll("li")].map(({ textContent }) => textContent);
	expect(works).toEqual([
		"LED SequenceDone today, 4 of 4 checks+70 points",
		expect.stringContaining("Begun, 2 of 3 checks. One is left."),
	]);
	fireEvent.click(screen.getByRole("button", { name: "Go on by myself" }));
	expect(screen.queryByRole("dialog")).toBeNull();
	cleanup();
	await open({ ended: ENDED });
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

function twoMinutesPass() {
	vi.useFakeTimers({ now: Date.now() + LEAVE_AFTER_MS, toFake: ["Date"] });
}

// The person does not sign in again: the last of the file.
test("a shared computer signs out after two minutes, one's own does not", async () => {
	await open({ ended: ENDED });
	const cover = await screen.findByRole("dialog", { name: "The lesson has ended" });
	expect(cover.textContent).not.toContain("by itself");
	cleanup();
	keepShared(true);
	await open({ ended: ENDED });
	await screen.findByText("Signs out by itself in 2 minutes, for the next learner");
	expect(currentSession().state).toBe("signed-in");
	twoMinutesPass();
	await waitFor(() => expect(currentSession().state).toBe("signed-out"));
	expect(screen.queryByRole("dialog")).toBeNull();
});
