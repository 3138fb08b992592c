// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, pressTwice, refusal, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { NotificationBell } from "./NotificationBell.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const READ = "GET /rest/v1/notifications";
const MARK = "PATCH /rest/v1/notifications";

/** Notifications of reviewed challenges, the last one the newest. */
function news(count: number) {
	return Array.from({ length: count }, (_, index) => ({
		...{ id: `news-${index + 1}`, code: "submission_rejected", is_read: false, asks_to_act: false },
		...{ params: { challenge_title: `News ${index + 1}` }, created_at: "2026-11-25T10:00:00Z" },
	})).reverse();
}

async function openBell(count: number, asking: readonly object[] = []) {
	const rows = news(count);
	const marks: string[] = [];
	const server = stubServer({
		[READ]: ({ url }: { url: URL }) =>
			url.searchParams.has("asks_to_act") ? asking : rows.slice(0, Number(url.searchParams.get("limit"))),
		[MARK]: ({ url }: { url: URL }) => {
			const id = url.searchParams.get("id")?.replace(/^in\.\((.*)\)$/, "$1") ?? "all";
			marks.push(id);
			for (const row of rows) if (id === "all" || id.split(",").includes(row.id)) row.is_read = true;
			return [];
		},
	});
	const { user } = await renderInApp(<NotificationBell />, { person: ASHA });
	const bell = screen.getByRole("button", { name: /^Notifications/ });
	await waitFor(() => expect(server.asked(READ)).toHaveLength(2));
	await user.click(bell);
	const list = within(await screen.findByRole("dialog", { name: "Notifications" }));
	return { server, user, bell, list, marks };
}

test.each([
	[0, ""],
	[3, "3"],
	[9, "9"],
	[11, "9+"],
])("of %i that are unread the bell says “%s”", async (count, badge) => {
	const { bell } = await openBell(count);
	await waitFor(() => expect(bell.textContent).toBe(badge));
	expect(bell.getAttribute("aria-label")).toMatch(
		count > 0 ? new RegExp(`^Notifications, ${count} `) : /^Notifications$/,
	);
});

test("the newest twenty are listed; one is marked as read by key, and its line has the focus", async () => {
	const { user, list, bell, marks } = await openBell(21);
	const lines = await list.findAllByRole("listitem");
	expect(lines).toHaveLength(20);
	expect(lines[0]?.textContent).toContain("News 21");
	expect(lines.at(-1)?.textContent).toContain('"News 2"');
	const mark = within(lines[0] as HTMLElement).getByRole("button", { name: /^Mark as read/ });
	mark.focus();
	await user.keyboard("{Enter}");
	await waitFor(() => expect(document.activeElement?.textContent).toContain('"News 21"'));
	expect(marks).toEqual(["news-21"]);
	expect(bell.getAttribute("aria-label")).toContain("19");
});

test("what asks for an act stands first, though it is older than all that was read", async () => {
	const asked = { id: "asked", code: "class_join_asked", is_read: false, asks_to_act: true };
	const params = { class_id: "5b", class_name: "5B", name: "Juma K." };
	const { list } = await openBell(100, [{ ...asked, params, created_at: "2026-11-20T10:00:00Z" }]);
	const [first] = await list.findAllByRole("listitem");
	expect(first?.textContent).toContain("Juma K. asks to join 5B.");
});

test("all are marked at once, and once where the button is pressed twice; the list has the focus", async () => {
	const { list, bell, marks } = await openBell(3);
	const all = await list.findByRole("button", { name: "Mark all as read" });
	pressTwice(all);
	await waitFor(() => expect(bell.textContent).toBe(""));
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog", { name: "Notifications" })));
	expect(list.queryByRole("button", { name: /^Mark/ })).toBeNull();
	await waitFor(() => expect(marks).toEqual(["all"]));
});

test("a mark that the server does not take is taken back, and said", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	const { server, user, list, bell } = await openBell(3);
	server.answers[MARK] = refusal(403, { code: "42501", message: "permission denied" });
	await user.click(await list.findByRole("button", { name: "Mark all as read" }));
	await waitFor(() => expect(bell.textContent).toBe("3"));
	expect(server.asked(MARK)).toHaveLength(1);
});
