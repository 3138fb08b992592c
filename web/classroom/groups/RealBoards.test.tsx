// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ClassGrouping } from "#domain/classroom/groups.ts";
import { type Answers, ASHA, refusal, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { RealBoards } from "./RealBoards.tsx";

vi.mock("#web/platform/backend/subscribe.ts", () => ({ subscribe: () => () => {} }));

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const CLASS = "00000000-0000-4000-8000-0000000000c1";
const NOW = "2026-11-27T08:10:00.000Z";
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

/** Three groups and two boards. */
const grouping = (turns: readonly [turn: number | null, minutes: number][]): ClassGrouping => ({
	...{ now: NOW, minutes: 10, here: [], together: [] },
	groups: ["Embe", "", "Nanasi"].map((name, index) => ({
		...{ id: `group${index}`, name, members: [] },
		triedAt: index === 0 ? NOW : null,
	})),
	boards: turns.map(([turn, minutes], index) => ({
		...{ id: `board${index}`, name: index === 0 ? "Simba" : "", turn },
		startedAt: turn === null ? null : minutesAgo(minutes),
	})),
});

async function open(answer: unknown, more: Answers = {}) {
	const server = stubServer({ "POST /rest/v1/rpc/class_grouping": answer, ...more });
	const { user } = await renderInApp(<RealBoards classId={CLASS} />, { person: ASHA });
	const line = async (name: string) => within((await screen.findByText(name)).closest("li") as HTMLElement);
	return { user, server, line };
}

test("each board says whose turn it is, for how long, and who is next", async () => {
	const { line } = await open(
		grouping([
			[1, 4],
			[1, 0],
		]),
	);
	const simba = await line("Simba");
	expect(simba.getByRole("button", { name: "Group A has tried theirs" }).getAttribute("aria-pressed")).toBe("true");
	expect(simba.getByText("6 min")).toBeTruthy();
	expect(simba.getByText("then")).toBeTruthy();
	expect(simba.getByText("C")).toBeTruthy();
	const second = await line("Board 2");
	expect(second.getByText("10 min")).toBeTruthy();
	expect(second.getByText("last")).toBeTruthy();
	expect(screen.getByText("has tried theirs: A")).toBeTruthy();
	expect(screen.getByText("1 group tried")).toBeTruthy();
});

test("a board whose time is over is swapped alone, all boards at once", async () => {
	const { user, server, line } = await open(
		grouping([
			[1, 11],
			[1, 4],
		]),
		{ "POST /rest/v1/rpc/begin_board_turn": null },
	);
	await user.click((await line("Simba")).getByRole("button", { name: "Simba: swap now" }));
	const begun = () => server.asked("POST /rest/v1/rpc/begin_board_turn").map(({ body }) => body);
	await waitFor(() => expect(begun()).toEqual([{ class_id: CLASS, turn: 2, board_id: "board0" }]));
	await user.click(screen.getByRole("button", { name: "All swap" }));
	await waitFor(() => expect(begun()[1]).toEqual({ class_id: CLASS, turn: 2 }));
});

test("a free board calls a group that has not tried theirs; after the last turn all end", async () => {
	const { user, server, line } = await open(
		grouping([
			[2, 4],
			[2, 4],
		]),
		{ "POST /rest/v1/rpc/begin_board_turn": null },
	);
	const free = await line("Board 2");
	expect(free.getByText("free now")).toBeTruthy();
	expect(free.getByText("call B")).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "End the turns" }));
	await waitFor(() =>
		expect(server.asked("POST /rest/v1/rpc/begin_board_turn").map(({ body }) => body)).toEqual([
			{ class_id: CLASS, turn: null },
		]),
	);
});

test("a mark is shown at once, and taken back where it was not saved", async () => {
	let answer = (_: Response) => {};
	const { user, line } = await open(grouping([[1, 4]]), {
		"POST /rest/v1/rpc/mark_group_tried": () => new Promise<Response>((resolve) => (answer = resolve)),
	});
	const mark = async () => (await line("Simba")).getByRole("button", { name: "Group A has tried theirs" });
	await user.click(await mark());
	await waitFor(async () => expect((await mark()).getAttribute("aria-pressed")).toBe("false"));
	answer(refusal(403, { code: "42501" })());
	await waitFor(async () => expect((await mark()).getAttribute("aria-pressed")).toBe("true"));
	expect(await screen.findByText("The mark was not saved. Please try again.")).toBeTruthy();
});

test("before the turns the first groups are named; without boards the way to them is shown", async () => {
	const { line } = await open(grouping([[null, 0]]));
	expect((await line("Simba")).getByText("first")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Start the turns" })).toBeTruthy();
	cleanup();
	await open(grouping([]));
	expect((await screen.findByRole("link", { name: "Groups and boards" })).getAttribute("href")).toBe(
		`/class-management/groups?class=${CLASS}`,
	);
});

test("where the groups cannot be read the card says so, and offers to try again", async () => {
	await open(refusal(403, { code: "42501" }));
	expect(await screen.findByText("The groups could not be loaded")).toBeTruthy();
});
