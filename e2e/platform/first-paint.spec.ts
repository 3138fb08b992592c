import { readdirSync, readFileSync, statSync } from "node:fs";
import { ChallengePage } from "../pages/challenge-page.ts";
import { enter, makeAccount } from "../support/people.ts";
import { expect, expectNoSidewaysScroll, test } from "../support/product.ts";
import { holdBack } from "../support/requests.ts";

test("the landing page's form takes what is typed before any script has come, and keeps it", async ({ page }) => {
	const release = await holdBack(page, /\/assets\/.*\.js$/);
	await page.addInitScript(() => {
		const moved = { by: 0 };
		Object.assign(window, { moved });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) moved.by += (entry as unknown as { value: number }).value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/", { waitUntil: "commit" });
	const before = page.locator(".first-paint");
	await before.getByRole("radio", { name: "Educator" }).check();
	await before.getByLabel("Email", { exact: true }).fill("amina@example.org");
	await before.getByLabel("Password").pressSequentially("correct ");
	await before.getByLabel("Password").press("Enter");
	await expectNoSidewaysScroll(page);

	release();
	const form = page.getByRole("tabpanel", { name: "Login" });
	await expect(form.getByLabel("Password", { exact: true })).toBeFocused();
	await page.keyboard.type("horse");
	await expect(form.getByLabel("Password", { exact: true })).toHaveValue("correct horse");
	await expect(form.getByLabel("Email", { exact: true })).toHaveValue("amina@example.org");
	await expect(form.getByRole("radio", { name: "Educator" })).toBeChecked();
	expect(page.url()).not.toContain("amina");
	await page.waitForLoadState("networkidle");
	expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBeLessThan(0.02);
});

test("whoever asked for the sign-up form, or has a session, is shown no login form first", async ({ page }) => {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/?form=sign-up");
	await expect(page.locator(".first-paint").getByText("Build it.")).toBeVisible();
	await expect(page.locator(".first-paint").getByLabel("Password")).toBeHidden();
	await page.evaluate(() => localStorage.setItem("inspire-stem-session", "{}"));
	await page.goto("/");
	await expect(page.locator(".first-paint")).toBeHidden();
});

test("the code is typed into before the grammar that colours it has come", async ({ page }) => {
	await enter(page, await makeAccount());
	const release = await holdBack(page, /\/editor-language-[^/]*\.js$/);
	await page.goto("/secondary-kit?challenge=water-temp-monitor&view=coding");
	const challenge = new ChallengePage(page);
	await challenge.write("int counted = 1; // eggs");
	await expect(challenge.editor).toHaveText("int counted = 1; // eggs");
	// Each coloured word is an element of its own.
	await expect(challenge.editor.locator(".cm-line > span")).toHaveCount(0);
	release();
	await expect(challenge.editor.locator(".cm-line > span")).toHaveText(["int", "1", "// eggs"]);
	await expect(challenge.editor).toBeFocused();
	await page.keyboard.press("ControlOrMeta+z");
	await expect(challenge.editor).not.toContainText("eggs");
});

test("the typeface is asked for after the scripts that a page begins with", async ({ page }) => {
	await enter(page, await makeAccount());
	const release = await holdBack(page, /\/assets\/.*\.js$/);
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/secondary-kit?challenge=water-temp-monitor&view=coding", { waitUntil: "commit" });
	const view = firstLoads().pages.find(({ path, search }) => path === "/secondary-kit" && search === "view");
	const { files } = view ?? { files: [] };
	expect(files.length).toBeGreaterThan(3);
	await expect.poll(() => files.filter((file) => !asked.includes(file))).toEqual([]);
	const typefaces = () => asked.filter((file) => /nunito-[^/]*\.woff2$/.test(file)).length;
	expect(typefaces()).toBe(0);
	release();
	await expect.poll(typefaces).toBe(1);
	await expect.poll(() => page.evaluate(() => document.fonts.check("700 16px 'Nunito Variable'"))).toBe(true);
});

test("blocks are as wide as their words, also where the typeface comes after them", { tag: "@matrix" }, async ({
	page,
}) => {
	await enter(page, await makeAccount());
	const address = "/primary-kit?challenge=led-sequence&step=program";
	const widths = () =>
		page
			.locator(".blocklyDraggable > .blocklyPath")
			.evaluateAll((blocks) => blocks.map((block) => Math.round((block as SVGPathElement).getBBox().width)));
	const arrived = () => page.evaluate(() => document.fonts.check("800 16px 'Nunito Variable'"));
	await page.goto(address);
	await expect.poll(arrived).toBe(true);
	await expect.poll(widths).not.toEqual([]);
	// Blocks that were drawn before it came are drawn again in the next frame.
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	const inTypeface = await widths();

	const release = await holdBack(page, /nunito/);
	await page.goto(address, { waitUntil: "commit" });
	await expect.poll(async () => (await widths()).length).toBe(inTypeface.length);
	expect(await arrived()).toBe(false);
	expect(await widths()).not.toEqual(inTypeface);
	release();
	await expect.poll(widths).toEqual(inTypeface);
});

test("a project's page is shown with what the start script asks for, and not one request after another", async ({
	page,
}) => {
	await enter(page, await makeAccount());
	for (const [address, text] of [
		["/secondary-kit?challenge=water-temp-monitor", "Seaweed in warm water"],
		["/primary-kit?challenge=led-sequence", "The new traffic light"],
	] as const) {
		const { inPage, entry, pages, readers, projects } = firstLoads();
		const url = new URL(address, "http://any");
		const fits = ({ path, search }: (typeof pages)[number]) =>
			path === url.pathname && (!search || url.searchParams.has(search));
		const project = projects[url.searchParams.get("challenge") ?? ""] ?? "";
		const first = [...(pages.find(fits)?.files ?? []), ...(readers.find(fits)?.files ?? [])];
		const announced = [...inPage, entry, ...first, project];
		await page.route(/\/assets\/.*\.js$/, (route) =>
			announced.includes(new URL(route.request().url()).pathname) ? route.fallback() : undefined,
		);
		await page.goto(address, { waitUntil: "commit" });
		await expect(page.getByRole("heading", { name: text })).toBeVisible();
		await page.unrouteAll({ behavior: "ignoreErrors" });
	}
});

/** Kilobytes of script, compressed: what the floor of the libraries alone weighs, and a little. */
const LANDING_KB = 118;
const PAGE_KB = 320;

test("the script of each page stays within its weight", async () => {
	const { entry, pages } = firstLoads();
	expect(kilobytes([entry])).toBeLessThan(LANDING_KB);
	expect(pages.length).toBeGreaterThan(0);
	for (const { path, files } of pages) expect(kilobytes([entry, ...files]), path).toBeLessThan(PAGE_KB);
});

test("the scripts that a page begins with are marked to be compiled while they load, most others are not", async () => {
	const { entry, pages } = firstLoads();
	const first = new Set([entry, ...pages.flatMap(({ files }) => files)].filter((file) => file.endsWith(".js")));
	expect(first.size).toBeGreaterThan(pages.length);
	const scripts = readdirSync("dist/web/assets").filter((file) => file.endsWith(".js"));
	const marked = scripts.filter((file) =>
		readFileSync(`dist/web/assets/${file}`, "utf8").startsWith("//# allFunctionsCalledOnLoad\n"),
	);
	for (const file of first) expect(marked).toContain(file.replace("/assets/", ""));
	expect(marked.length).toBeLessThan(scripts.length / 2);
});

/** The entry, and what the start script fetches beside it for each page. */
function firstLoads() {
	const html = readFileSync("dist/web/index.html", "utf8");
	const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "";
	const loads = JSON.parse(/const firstLoads = (\{.*\});\n/.exec(html)?.[1] ?? "{}") as {
		pages: { path: string; search?: string; files: string[] }[];
		readers: { path: string; search?: string; files: string[] }[];
		projects: Record<string, string>;
	};
	const inPage = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file = ""]) => file);
	return { inPage, entry, ...loads };
}

function kilobytes(files: string[]): number {
	const scripts = files.filter((file) => file.endsWith(".js"));
	return scripts.reduce((sum, file) => sum + sizeOf(`dist/web${file}`), 0) / 1000;
}

/** As it is served: the compressed copy where there is one. */
function sizeOf(path: string): number {
	return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}
