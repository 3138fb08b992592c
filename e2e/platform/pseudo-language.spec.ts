import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "../support/database.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, expectNoSidewaysScroll, test } from "../support/product.ts";

const BUILT = join(import.meta.dirname, "../../.build/pseudo/web");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" };

/** The page's own files in the pseudo-language; all else is the product's. */
async function inPseudoLanguage(page: Page): Promise<void> {
	await page.route("**/*", async (route) => {
		const request = route.request();
		const path = new URL(request.url()).pathname;
		const file = join(BUILT, request.isNavigationRequest() ? "index.html" : path);
		if (!request.isNavigationRequest() && !(path !== "/" && existsSync(file))) return route.fallback();
		const contentType = TYPES[extname(file)];
		return route.fulfill({ body: readFileSync(file), ...(contentType && { contentType }) });
	});
}

/** Visible words in plain letters, except code, dates, names and database content. */
async function plainTexts(page: Page, allowed: readonly string[]): Promise<string[]> {
	const texts = await page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const seen: string[] = [];
		while (walker.nextNode()) {
			const parent = walker.currentNode.parentElement;
			if (!parent || parent.closest("code, pre, kbd, time, script, style, template, [translate=no], .cm-editor"))
				continue;
			if (parent.checkVisibility()) seen.push(walker.currentNode.textContent ?? "");
		}
		const labelled = document.querySelectorAll("[aria-label], [placeholder], [title], [alt]");
		const labels = [...labelled].flatMap((one) =>
			// Blockly has these in its own language file.
			one.closest("[translate=no], .cm-editor, .injectionDiv")
				? []
				: ["aria-label", "placeholder", "title", "alt"].map((name) => one.getAttribute(name) ?? ""),
		);
		return [...seen, ...labels];
	});
	const found = texts.flatMap((text) => {
		const rest = allowed.reduce((left, title) => left.replaceAll(title, ""), text.replace(/`[^`]*`/g, ""));
		return /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/u.test(rest) ? [text.trim().slice(0, 80)] : [];
	});
	return [...new Set(found)];
}

// A page that the test serves is of another network to the browser.
test.use({ expectedErrors: /ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/ });

test("in a language of long, accented words no English is seen and nothing sticks out", { tag: "@matrix" }, async ({
	page,
}) => {
	await inPseudoLanguage(page);
	await page.setViewportSize({ width: 360, height: 740 });
	const titles = await sql<{ text: string }>(
		"select unnest(array[title, description, age_range]) as words from learning_kits union select title from challenges",
	);
	// GND is printed on the board, the same in every language.
	let allowed = ["GND", ...titles.map(({ text }) => text ?? "").filter(Boolean)];

	async function expectTranslated(): Promise<void> {
		await expect(page.getByText("·]").first()).toBeVisible();
		expect.soft(await plainTexts(page, allowed), page.url()).toEqual([]);
		await expectNoSidewaysScroll(page);
	}

	await page.goto("/");
	await expectTranslated();
	for (const path of ["/privacy-policy", "/terms-of-service", "/class-sign-in", "/nowhere"]) {
		await page.goto(path);
		await expectTranslated();
	}
	const learner = await makeAccount();
	await enter(page, learner);
	allowed = [...allowed, learner.name, learner.email, ...learner.name.split(" ")];
	for (const path of [
		"/dashboard",
		"/primary-kit",
		"/primary-kit?challenge=fire-alarm",
		"/secondary-kit",
		"/secondary-kit?challenge=water-temp-monitor",
		"/challenges",
		"/waiting",
	]) {
		await page.goto(path);
		await expectTranslated();
	}
});
