// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listEveryProject } from "#content/catalogue.ts";
import { durationText } from "#web/platform/ui/duration-text.ts";
import { ProjectFacts } from "./ProjectFacts.tsx";

afterEach(cleanup);

test("each project is listed with its time and points", () => {
	for (const project of listEveryProject("en")) {
		render(<ProjectFacts project={project} />);
		expect(screen.getByText(durationText(project.minutes))).toBeTruthy();
		expect(screen.getByText(`${project.points} points`), project.id).toBeTruthy();
		cleanup();
	}
});
