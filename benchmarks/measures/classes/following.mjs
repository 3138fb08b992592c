// A teacher's page with a learner's board open, in a browser: from the answer to a save until the page shows it, and how
// many reads of the work the page asked for.
import { at } from "../../api/measuring.mjs";
import { learnerPage } from "./learner.mjs";
import { openTeacherPage } from "./teacher-page.mjs";

const SAVES = 60;
const PROJECT = "uv-monitor";
/** Between two saves: longer than the page's own 8 s would be, shorter than is worth waiting for. */
const PAUSE_MS = 300;

/** `teacher`: a session; `learner`: the answer to a sign-in; `classId`: the class of both. */
export async function measureFollowing({ url, classId, teacher, learner, apikey }) {
	const { page, close } = await openTeacherPage(url, teacher);
	try {
		const sender = learnerPage({ url, apikey, learner });
		const save = (number) => sender.save({ projectId: PROJECT, kind: "sketch", body: sketchOf(number), pressed: true });
		await save(0);
		let reads = 0;
		page.on("request", (request) => {
			if (request.url().includes("/rest/v1/work_versions")) reads += 1;
		});
		await page.goto(`${url}/student-progress?class=${classId}&learner=${sender.id}&board=${PROJECT}`);
		await shows(page, 0);
		// The subscription has read once more when it joined.
		await page.waitForLoadState("networkidle");

		const followed = [];
		const readsBefore = reads;
		for (let number = 1; number <= SAVES; number += 1) {
			await save(number);
			const saved = performance.now();
			await shows(page, number);
			followed.push(performance.now() - saved);
			await page.waitForTimeout(PAUSE_MS);
		}
		return {
			"board followed after a save: p50 (ms)": Math.round(at(followed, 0.5)),
			"board followed after a save: p95 (ms, goal 2000)": Math.round(at(followed, 0.95)),
			"reads of the work for each save (goal 1)": (reads - readsBefore) / SAVES,
		};
	} finally {
		await close();
	}
}

const shows = (page, number) =>
	page.waitForFunction((words) => document.querySelector("main")?.textContent.includes(words), wordsOf(number), {
		polling: "raf",
	});

const wordsOf = (number) => `version${number}ofthework`;

const sketchOf = (number) => `// ${wordsOf(number)}\nvoid setup() {}\nvoid loop() {}\n`;
