// @vitest-environment happy-dom
import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { listEveryProject } from "#content/catalogue.ts";
import { ChallengeTabs } from "./ChallengeTabs.tsx";

afterEach(cleanup);

test("the first challenge of a group is New, completed or not", () => {
	const projects = listEveryProject("en");
	const [first] = projects.filter(({ level }) => level === "Beginner");
	render(
		<RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
			<ChallengeTabs projects={projects} completed={new Set([first?.id ?? ""])} onViewAll={() => undefined} />
		</RouterContextProvider>,
	);
	const cards = screen.getAllByRole("article");
	expect(cards.map((card) => within(card).queryAllByText("New").length)).toEqual([1, 0, 0, 0, 0, 0]);
	expect(within(cards[0] as HTMLElement).getByText("Completed")).toBeTruthy();
});
