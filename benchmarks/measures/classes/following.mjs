// A teacher's page with a learner's board open, in a browser: from the answer to a save until the page shows it, and how
// many reads of the work the page asked for.
import { randomUUID } from "node:crypto";
import { chromium } from "@playwright/test";
import { chromiumFor } from "../../../tools/chromium.mjs";
import { at } from "../../api/measuring.mjs";
import { databaseOf } from "../../api/school.mjs";

const SAVES = 60;
const PROJECT = "water-temp-monitor";
/** Between two saves: longer than the page's own 8 s would be, shorter than is worth waiting for. */
const PAUSE_MS = 300;

/** `teacher`: a session; `learner`: the answer to a sign-in; `classId`: the class of both. */
export async function measureFollowing({ url, dataDir, classId, teacher, learner, apikey }) {
	const database = databaseOf(dataDir);
	const browser = await chromium.launch({ executablePath: await chromiumFor(), args: ["--no-sandbox"] });
	try {
		await database.query("update roles set verified_at = now() where user_id = $1", [teacher.user.id]);
		const { sub: learnerId } = JSON.parse(Buffer.from(learner.accessToken.split(".")[1], "base64url").toString());
		const save = saver({ url, apikey, learner, learnerId });
		await save(0);
		const session = { name: "inspire-stem-session", value: JSON.stringify(teacher) };
		const context = await browser.newContext({
			storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: [session] }] },
		});
		const page = await context.newPage();
		let reads = 0;
		page.on("request", (request) => {
			if (request.url().includes("/rest/v1/work_versions")) reads += 1;
		});
		await page.goto(`${url}/student-progress?class=${classId}&learner=${learnerId}&board=${PROJECT}`);
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
		await browser.close();
		await database.end();
	}
}

const shows = (page, number) =>
	page.waitForFunction((words) => document.querySelector("main")?.textContent.includes(words), wordsOf(number), {
		polling: "raf",
	});

const wordsOf = (number) => `version${number}ofthework`;

/** Saves as the learner's page does; answers once the server has. */
function saver({ url, apikey, learner, learnerId }) {
	let revision = 0;
	return async (number) => {
		const body = JSON.stringify({
			person: learnerId,
			project_id: PROJECT,
			kind: "sketch",
			body: `// ${wordsOf(number)}\nvoid setup() {}\nvoid loop() {}\n`,
			base_revision: revision,
			action_id: randomUUID(),
			pressed: true,
		});
		const headers = { apikey, authorization: `Bearer ${learner.accessToken}`, "content-type": "application/json" };
		const answer = await fetch(`${url}/rest/v1/rpc/save_work`, { method: "POST", headers, body });
		if (!answer.ok) throw new Error(`save_work answered ${answer.status}: ${await answer.text()}`);
		revision = (await answer.json())[0].revision;
	};
}
