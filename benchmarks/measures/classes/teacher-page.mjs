import { chromium } from "@playwright/test";
import { chromiumFor } from "../../../tools/chromium.mjs";

/** Longer than the minute after which the grid reads again by itself: a lost event is a figure, not a failure. */
const SHOWN_WITHIN_MS = 120_000;

/** An empty page of a browser in which the teacher (a session) is signed in. */
export async function openTeacherPage(url, teacher) {
	const browser = await chromium.launch({ executablePath: await chromiumFor(), args: ["--no-sandbox"] });
	const session = { name: "inspire-stem-session", value: JSON.stringify(teacher) };
	const context = await browser.newContext({
		storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: [session] }] },
	});
	return { page: await context.newPage(), close: () => browser.close() };
}

/**
 * Opens the grid of a kit and notes when each state of a learner's project is first shown.
 * @returns what answers when (`Date.now`) a state of a learner's was shown: the first of `states` that ever was
 */
export async function watchGrid(page, { url, classId, kit, project }) {
	await page.goto(`${url}/student-progress?class=${classId}&view=grid&kit=${kit}`);
	await page.locator(".progress-table tbody tr").last().waitFor();
	// The channel has joined, and the grid was read once more.
	await page.waitForLoadState("networkidle");
	await page.evaluate((wanted) => {
		const shown = {};
		Reflect.set(window, "shown", shown);
		const note = () => {
			for (const mark of document.querySelectorAll("a.progress-cell > .progress-mark")) {
				const search = new URL(mark.parentElement.href).searchParams;
				if (search.get("project") === wanted) shown[`${search.get("learner")} ${mark.dataset.state}`] ??= Date.now();
			}
		};
		new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
		note();
	}, project);
	return async (learner, states) => {
		const keys = states.map((state) => `${learner} ${state}`);
		const found = await page.waitForFunction((keys) => keys.map((key) => window.shown[key]).find(Boolean), keys, {
			timeout: SHOWN_WITHIN_MS,
		});
		return found.jsonValue();
	};
}
