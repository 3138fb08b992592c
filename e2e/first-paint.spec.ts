import { readFileSync, statSync } from "node:fs";
import { expect, expectNoSidewaysScroll, test } from "./support/product.ts";

test("the landing page's form takes what is typed before any script has come, and keeps it", async ({ page }) => {
	let release = () => undefined as undefined;
	const released = new Promise<void>((resolve) => {
		release = () => void resolve() as undefined;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
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
	await before.getByRole("radio", { name: "Educator" }).check({ force: true });
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

/** Kilobytes of script, compressed: what the floor of the libraries alone weighs, and a little. */
const LANDING_KB = 118;
const PAGE_KB = 320;

test("the script of each page stays within its weight", async () => {
	const html = readFileSync("dist/web/index.html", "utf8");
	const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "";
	expect(kilobytes([entry])).toBeLessThan(LANDING_KB);
	const { pages } = JSON.parse(/const firstLoads = (\{.*\});\n/.exec(html)?.[1] ?? "{}") as {
		pages: { path: string; files: string[] }[];
	};
	expect(pages.length).toBeGreaterThan(0);
	for (const { path, files } of pages) expect(kilobytes([entry, ...files]), path).toBeLessThan(PAGE_KB);
});

function kilobytes(files: string[]): number {
	const scripts = files.filter((file) => file.endsWith(".js"));
	return scripts.reduce((sum, file) => sum + sizeOf(`dist/web${file}`), 0) / 1000;
}

/** As it is served: the compressed copy where there is one. */
function sizeOf(path: string): number {
	return statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
}
