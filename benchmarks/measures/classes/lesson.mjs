// A lesson of forty: within one minute each learner saves, has the right program checked and hands it in, beside a
// teacher's open live grid. How long each request takes, how late the grid is, and the memory of the server once it rests.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask, at } from "../../api/measuring.mjs";
import { CIRCUIT, PROJECT, SOLUTION } from "../../api/project.mjs";
import { waitsFor } from "../../waits-for.mjs";
import { learnerPage } from "./learner.mjs";
import { openTeacherPage, watchGrid } from "./teacher-page.mjs";

const KIT = "intermediate-kit";
const LESSON_MS = 60_000;
/** Between two saves of a learner, and from the answer to a check until the work is handed in. */
const PAUSE_MS = 2000;
const SKETCH_SAVES = 3;
/** After the lesson, for the server to collect what it no longer needs. */
const REST_MS = 60_000;

/** `teacher`: a session; `learners`: the answers to their sign-in, `names` theirs; `classId`: the class of all. */
export async function measureLesson({ url, dataDir, classId, teacher, names, learners, apikey }) {
	await giveProject({ url, apikey, classId, teacher });
	const before = memoryOf(dataDir);
	const times = { save: [], check: [], handIn: [] };
	const delays = [];
	const refusals = new Map();
	const onRefused = (path, reason) => {
		const name = `${path} ${reason}`;
		refusals.set(name, (refusals.get(name) ?? 0) + 1);
	};
	const { page, close } = await openTeacherPage(url, teacher);
	try {
		const shownAt = await watchGrid(page, { url, classId, kit: KIT, project: PROJECT });
		const delayOf = async (learner, states) => {
			const answered = Date.now();
			delays.push(Math.max(0, (await shownAt(learner, states)) - answered));
		};
		waitsFor("the work of forty learners");
		await Promise.all(
			learners.map(async (learner, index) => {
				await pause((LESSON_MS / learners.length) * index);
				const sender = learnerPage({ url, apikey, learner, onRefused });
				await attend(sender, `// ${names[index]}\n${SOLUTION}`, { times, delayOf });
			}),
		);
	} finally {
		await close();
	}
	waitsFor("the server to rest after the lesson");
	await pause(REST_MS);
	return {
		...requestRows("a save", times.save),
		...requestRows("a check with its compile", times.check),
		...requestRows("handing in", times.handIn),
		"lesson: grid shows what passed or was handed in: p50 (ms)": Math.round(at(delays, 0.5)),
		"lesson: grid shows what passed or was handed in: p95 (ms, goal 2000)": Math.round(at(delays, 0.95)),
		"lesson: refusals (goal 0)": [...refusals].map(([name, count]) => `${count} of ${name}`).join(", ") || 0,
		"memory of node before the lesson (MB)": before,
		"memory of node after the lesson (MB, goal 300)": memoryOf(dataDir),
	};
}

/** Gives the project to the class, as the teacher's page does. */
async function giveProject({ url, apikey, classId, teacher }) {
	const headers = { apikey, authorization: `Bearer ${teacher.access_token}`, "content-type": "application/json" };
	const body = JSON.stringify({
		...{ batch: randomUUID(), challenge: PROJECT, classes: [classId], groups: [], instruction: "" },
	});
	const { status, text } = await ask(`${url}/rest/v1/rpc/give_assignment`, { method: "POST", headers, body });
	if (status >= 300) throw new Error(`give_assignment answered ${status}: ${text}`);
}

/** A learner's part of the lesson, with this program. */
async function attend(sender, source, { times, delayOf }) {
	const save = async (work) => times.save.push(await sender.save({ projectId: PROJECT, ...work }));
	await save({ kind: "circuit", body: JSON.stringify(CIRCUIT), pressed: false });
	for (let number = 1; number <= SKETCH_SAVES; number += 1) {
		await pause(PAUSE_MS);
		const isLast = number === SKETCH_SAVES;
		await save({ kind: "sketch", body: isLast ? source : `${source}// ${number}\n`, pressed: isLast });
	}
	const work = { projectId: PROJECT, source, circuit: CIRCUIT };
	times.check.push(await sender.check(work));
	// What is handed in soon hides that it was done.
	const done = delayOf(sender.id, ["done", "waiting"]);
	await pause(PAUSE_MS);
	times.handIn.push(await sender.handIn(work));
	await Promise.all([done, delayOf(sender.id, ["waiting"])]);
}

const requestRows = (request, times) => ({
	[`lesson: ${request}: p50 (ms)`]: Math.round(at(times, 0.5)),
	[`lesson: ${request}: p99 (ms)`]: Math.round(at(times, 0.99)),
});

/** What the server's process holds in memory, in MB. */
function memoryOf(dataDir) {
	const { pid } = JSON.parse(readFileSync(join(dataDir, "server.lock"), "utf8"));
	const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
	return Math.round(kilobytes / 1024);
}
