// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { BadgeList } from "./BadgeList.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const at = (hour: number) => `2026-11-20T${hour}:00:00+00:00`;
const completed = (project: string) => ({ project_id: project, points: 50, completed_at: at(12) });
const hint = (project: string, hour: number) => ({ project_id: project, kind: "hint", taken_at: at(hour) });

async function open(solved: readonly object[], made: readonly object[]) {
	const server = stubServer({
		"GET /rest/v1/project_completions": [completed("auto-light"), completed("tilt-alarm"), completed("led-sequence")],
		"GET /rest/v1/project_helps": [hint("auto-light", 11), hint("tilt-alarm", 13)],
		"GET /rest/v1/lesson_progress": made,
		"GET /rest/v1/forum_posts": solved,
	});
	await renderInApp(<BadgeList />, { person: ASHA });
	return server;
}

test("counts what was built without a hint, made one's own, and solved for others", async () => {
	const server = await open([{ id: "1" }, { id: "2" }], [{ project_id: "auto-light" }]);
	await screen.findByText("Built it without a hint: 2 projects");
	expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
		"Built it without a hint: 2 projects",
		"Made it mine: 1 project",
		"Helped another: 2 times",
	]);
	const [asked] = server.asked("GET /rest/v1/forum_posts");
	expect([asked?.url.searchParams.get("forum_comments.user_id"), asked?.url.searchParams.get("user_id")]).toEqual([
		`eq.${ASHA.id}`,
		`neq.${ASHA.id}`,
	]);
});

test("a badge that nobody has earned is not there", async () => {
	await open([], []);
	await screen.findByText("Built it without a hint: 2 projects");
	expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
