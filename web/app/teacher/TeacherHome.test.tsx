// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, renderInApp, stubServer, unreachable } from "#web/app/testing/render-in-app.tsx";
import { storedClasses } from "#web/classroom/classes/classes.data.ts";
import { TeacherHome } from "./TeacherHome.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	localStorage.clear();
});

test("without the server the day says so, and leads to the classes as they were last read", async () => {
	stubServer({ "POST /rest/v1/rpc/teacher_today": unreachable, "POST /rest/v1/rpc/my_classes": unreachable });
	storedClasses.write(ASHA.id, [
		{
			...{ id: "7a", code: "ABCDEF", name: "7A Robotics", gradeLevel: null, subject: null, active: true },
			...{ createdAt: "2026-11-25", students: [], requests: [] },
		},
	]);
	await renderInApp(<TeacherHome onReview={() => undefined} />, { person: ASHA });
	expect(await screen.findByText("Who is here is shown when the server is back.")).toBeTruthy();
	expect(screen.getByRole("link", { name: "7A Robotics" }).getAttribute("href")).toBe("/class-management?class=7a");
});
