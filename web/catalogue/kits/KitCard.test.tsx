// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { KitCard } from "./KitCard.tsx";
import type { Kit } from "./kits.data.ts";

vi.mock("./kits.queries.ts", () => ({ useOpenKit: () => ({ mutate: () => undefined }) }));

afterEach(cleanup);

const KIT: Kit = {
	id: "primary-level-kit",
	title: "Primary Level Kit",
	description: "Lights and sounds",
	type: "primary",
	ageRange: "6-12",
	projectIds: [],
	totalLevels: 11,
	completedLevels: 0,
	progressPercentage: 0,
	pointsPerLevel: 70,
	featured: true,
};

function show(kit: Partial<Kit>) {
	const router = createRouter({ routeTree: createRootRoute() });
	render(
		<QueryClientProvider client={new QueryClient()}>
			<RouterContextProvider router={router}>
				<KitCard kit={{ ...KIT, ...kit }} />
			</RouterContextProvider>
		</QueryClientProvider>,
	);
	return screen.getByRole("link").className.split(" ");
}

const OUTLINE = ["bg-transparent", "!border-leaf"];
const COMPLETE = { completedLevels: 11, progressPercentage: 100 };

test.each([
	{ state: "untouched", kit: {}, text: "Start Learning" },
	{ state: "begun", kit: { completedLevels: 3, progressPercentage: 27 }, text: "Continue Learning" },
])("the button of a kit that is $state is filled and says $text", ({ kit, text }) => {
	const look = show(kit);
	expect(screen.getByText(text)).toBeTruthy();
	expect(OUTLINE.filter((one) => look.includes(one))).toEqual([]);
	expect(look).toContain("bg-teal-wash");
});

test("a completed kit is green, and its button an outline", () => {
	expect(show(COMPLETE)).toEqual(expect.arrayContaining(OUTLINE));
	expect(screen.getByText("Continue Learning")).toBeTruthy();
	expect(screen.getByRole("article").className).toContain("!border-leaf");
});

test("a featured kit is Popular, completed or not; another is not", () => {
	show({});
	expect(screen.getByText("Popular")).toBeTruthy();
	cleanup();
	show(COMPLETE);
	expect(["Popular", "Completed"].map((badge) => screen.queryAllByText(badge).length)).toEqual([1, 1]);
	cleanup();
	show({ featured: false });
	expect(screen.queryByText("Popular")).toBeNull();
});
