// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { KitCatalogue } from "./KitCatalogue.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const KITS = "GET /rest/v1/learning_kits";

function kit(id: string, title: string, type: string, featured = false) {
	return {
		...{ id, title, type, featured, description: `About ${title}`, age_range: "6-12", project_ids: [] },
		...{ total_levels: 11, points_per_completion: 70, user_kit_progress: [] as object[] },
	};
}

const PRIMARY = {
	...kit("primary-level-kit", "Primary Level Kit", "primary", true),
	user_kit_progress: [{ progress_percentage: 9, completed_levels: 1 }],
};
const ADVANCED = kit("advanced-kit", "Secondary Level Kit: Advanced", "secondary");

/** Answers as the server does: by the type, and by words of a title. */
function matching({ url }: { url: URL }) {
	const type = url.searchParams.get("type")?.replace("eq.", "");
	const words = url.searchParams.get("search_text")?.replace(/^ilike\.%|%$/g, "") ?? "";
	return [PRIMARY, ADVANCED]
		.filter((one) => !type || one.type === type)
		.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
}

async function open(answer: unknown = matching) {
	const server = stubServer({ [KITS]: answer });
	const { user } = await renderInApp(<KitCatalogue />, { person: ASHA });
	const search = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search kits" });
	const find = (words: string) => fireEvent.change(search, { target: { value: words } });
	return { server, user, search, find };
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const pressed = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");

test("six placeholders stand until the kits arrive; featured ones have a heading of their own", async () => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await open(() => held.then(() => [PRIMARY, ADVANCED]));
	const catalogue = screen.getByRole("region", { name: "Learning Kits" });
	expect(catalogue.getAttribute("aria-busy")).toBe("true");
	expect(catalogue.querySelectorAll(".grid > .bg-surface")).toHaveLength(6);
	release();
	await waitFor(() => expect(headings()).toEqual(["Featured Kits", "More Kits"]));
	expect(catalogue.getAttribute("aria-busy")).toBe("false");
	const [primary, advanced] = screen.getAllByRole("article");
	expect(primary?.textContent).toContain("Ages 6-12");
	expect(primary?.textContent).toContain("1/11 levels · 70 points a level");
	const link = (card: HTMLElement | undefined) => within(card as HTMLElement).getByRole("link");
	expect(link(primary).getAttribute("href")).toBe("/primary-kit?kit=primary-level-kit");
	expect(link(advanced).getAttribute("href")).toBe("/secondary-kit?kit=advanced-kit");
});

test("words are searched once nothing more is typed, and a type is asked of the server; the answer replaces the list", async () => {
	const { server, user, find } = await open();
	await waitFor(() => expect(titles()).toHaveLength(2));
	find("ADV");
	find("ADVANCED");
	await waitFor(() => expect(titles()).toEqual(["Secondary Level Kit: Advanced"]));
	expect(headings()).toEqual(["Learning Kits"]);
	expect(server.asked(KITS).map(({ url }) => url.searchParams.get("search_text"))).toEqual([null, "ilike.%ADVANCED%"]);
	find("");
	await user.click(screen.getByRole("button", { name: "Primary" }));
	await waitFor(() => expect(titles()).toEqual(["Primary Level Kit"]));
	expect([pressed("Primary"), pressed("All")]).toEqual(["true", "false"]);
	await user.click(screen.getByRole("button", { name: "Secondary" }));
	await waitFor(() => expect(titles()).toEqual(["Secondary Level Kit: Advanced"]));
});

test("signs stand for themselves; where nothing is found it says so, and the search is cleared by a press", async () => {
	const { server, user, search, find } = await open();
	find('100%_"\\');
	expect(await screen.findByText("No kits found")).toBeTruthy();
	expect(server.asked(KITS).at(-1)?.url.searchParams.get("search_text")).toBe('ilike.%100\\%\\_"\\\\%');
	await user.click(screen.getByRole("button", { name: "Clear Search" }));
	expect(search.value).toBe("");
	await waitFor(() => expect(titles()).toHaveLength(2));
});
