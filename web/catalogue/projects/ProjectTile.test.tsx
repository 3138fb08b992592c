// @vitest-environment happy-dom
import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProjectTile } from "./ProjectTile.tsx";

afterEach(cleanup);

const PROJECT = { id: "gesture-home", title: "Gesture Home", summary: "Wave.", minutes: 120, points: 100 };

test("a project that was tried and not completed says so, and goes on", () => {
	render(
		<RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
			<ProjectTile
				project={PROJECT}
				to="/secondary-kit"
				heading="h2"
				level={{ text: "Advanced", tone: "violet" }}
				state="begun"
			/>
		</RouterContextProvider>,
	);
	expect(screen.getByText("Begun")).toBeTruthy();
	expect(screen.getByRole("link", { name: /^Continue Project/ })).toBeTruthy();
});

test("a project shows what it takes and gives", () => {
	render(
		<RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
			<ProjectTile
				project={PROJECT}
				to="/secondary-kit"
				heading="h2"
				level={{ text: "Advanced", tone: "violet" }}
				state="open"
			/>
		</RouterContextProvider>,
	);
	for (const text of ["Advanced", "2 hours", "100 points"]) expect(screen.getByText(text)).toBeTruthy();
});
