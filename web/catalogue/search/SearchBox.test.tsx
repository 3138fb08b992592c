// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, ASHA, renderInApp, stubServer, unreachable } from "#web/app/testing/render-in-app.tsx";
import { SearchBox } from "./SearchBox.tsx";

afterEach(() => {
	cleanup();
	// What was asked last may be sent only now: refused by nothing that listens, it would end the session of the next test.
	vi.stubGlobal("fetch", () => new Promise(() => undefined));
	vi.restoreAllMocks();
});

const KITS = "GET /rest/v1/learning_kits";
const POSTS = "POST /rest/v1/rpc/list_posts";
const KIT = {
	...{ id: "intermediate", title: "Secondary Level Kit: Intermediate", type: "secondary" },
	description: "Sensors and displays",
};

const ASSIGNMENTS = "GET /rest/v1/assignments";
const OTHER_KIT = {
	id: "primary-level-kit",
	title: "Primary Level Kit",
	type: "primary",
	description: "Lights and sounds",
};

async function open(keys = "{Control>}k{/Control}", answers: Partial<Answers> = {}) {
	const server = stubServer({
		[KITS]: [KIT, OTHER_KIT],
		"GET /rest/v1/challenges": [],
		[ASSIGNMENTS]: [],
		[POSTS]: [],
		...answers,
	});
	const { user, router, client } = await renderInApp(
		<SearchBox loadMeaning={() => import("../glossary/Meaning.tsx")} />,
		{
			person: ASHA,
		},
	);
	await user.keyboard(keys);
	const field = await screen.findByRole<HTMLInputElement>("combobox", { name: "Search" });
	const ask = (question: string) => fireEvent.change(field, { target: { value: question } });
	const href = () => router.history.location.href;
	return { server, user, field, ask, href, client };
}

const options = () => screen.queryAllByRole("option");
const chosen = () => options().findIndex((option) => option.getAttribute("aria-selected") === "true");
const isOpen = () => screen.queryByRole("dialog", { name: "Search" }) !== null;

test("Ctrl-K opens the search; arrow keys and Enter lead to what was found", async () => {
	const { user, field, ask, href, client } = await open();
	expect(document.activeElement).toBe(field);
	ask("light");
	// Each source of what is found adds its own when it comes.
	await waitFor(() => expect(client.isFetching()).toBe(0));
	await waitFor(() => expect(options().length).toBeGreaterThan(3));
	expect(chosen()).toBe(0);
	await user.keyboard("{ArrowDown}");
	expect(chosen()).toBe(1);
	expect(field.getAttribute("aria-activedescendant")).toBe(options()[1]?.id);
	await user.keyboard("{ArrowUp}");
	expect(chosen()).toBe(0);
	await user.keyboard("{ArrowUp}");
	expect(chosen()).toBe(options().length - 1);
	ask("TEMPERATURE water");
	await waitFor(() => expect(options()[0]?.textContent).toMatch(/^Water Temperature Monitor.*Project$/));
	expect(chosen()).toBe(0);
	await user.keyboard("{Enter}");
	await waitFor(() => expect(href()).toBe("/secondary-kit?challenge=water-temp-monitor"));
	expect(isOpen()).toBe(false);
});

test("a kit that was found leads to its kit, a project made with blocks to its workspace", async () => {
	const { user, ask, href } = await open("{Meta>}k{/Meta}");
	ask("intermediate");
	await user.click(await screen.findByRole("option", { name: /^Secondary Level Kit: Intermediate.*Kit$/ }));
	await waitFor(() => expect(href()).toBe("/secondary-kit?kit=intermediate"));
	await user.click(screen.getByRole("button", { name: "Search projects and kits" }));
	fireEvent.change(await screen.findByRole("combobox"), { target: { value: "led sequence" } });
	await user.click(await screen.findByRole("option", { name: /^LED Sequence.*Project$/ }));
	await waitFor(() => expect(href()).toBe("/primary-kit?challenge=led-sequence"));
});

test("a learner finds what their teacher asks for by its instruction, once, and is led to the work", async () => {
	const given = { challenge_id: "led-sequence", instruction: "Count to three.", challenge: { title: "LED Sequence" } };
	const { user, ask, href } = await open(undefined, {
		[ASSIGNMENTS]: [
			{ ...given, batch_id: "b1" },
			{ ...given, batch_id: "b2" },
		],
	});
	ask("count three");
	const found = await screen.findAllByRole("option", { name: /^LED Sequence.*Count to three\..*Assignment$/ });
	expect(found).toHaveLength(1);
	await user.click(found[0] as HTMLElement);
	await waitFor(() => expect(href()).toBe("/primary-kit?challenge=led-sequence"));
});

test("a search without success says so, signs stand for themselves, and Escape closes it", async () => {
	const { server, user, ask } = await open();
	ask('a,b(c)%_"\\');
	expect(await screen.findByText("Nothing found")).toBeTruthy();
	expect(options()).toEqual([]);
	expect(server.asked(POSTS).map(({ body }) => (body as { search: string }).search)).toEqual(['a,b(c)%_"\\']);
	await user.keyboard("{Escape}");
	expect(isOpen()).toBe(false);
});

test("without an answer to the kits projects are found all the same; it says what failed and tries it again on a press", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	vi.spyOn(console, "info").mockReturnValue(undefined);
	// What has not answered yet does not stop the retry of what failed.
	const { server, user, ask } = await open(undefined, { [KITS]: unreachable, [POSTS]: () => new Promise(() => {}) });
	expect(await screen.findByText("Kits could not be searched")).toBeTruthy();
	ask("led sequence");
	expect(await screen.findAllByRole("option", { name: /Project$/ })).not.toEqual([]);
	await waitFor(() => expect(server.asked(POSTS)).toHaveLength(1));
	server.answers[KITS] = [KIT];
	await user.click(screen.getByRole("button", { name: "Retry" }));
	ask("intermediate");
	expect(await screen.findByRole("option", { name: /Kit$/ })).toBeTruthy();
	await waitFor(() => expect(screen.queryByRole("button", { name: "Retry" })).toBeNull());
});
