// A class of 40 behind one address: all choose their secret at once, then all sign in with it at once. Then a teacher's page
// that follows the board of one of them, a lesson of all of them, and the teacher's grid.
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseOf } from "../api/school.mjs";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";
import { measureFollowing } from "./classes/following.mjs";
import { measureGrid } from "./classes/grid.mjs";
import { measureLesson } from "./classes/lesson.mjs";

const LEARNERS = 40;
const SECRET = { kind: "pictures", pictures: ["drum", "boat", "moon"] };

export async function measure() {
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const product = await startProduct(dataDir);
	try {
		const { publishableKey } = await (await fetch(`${product.url}/config.json`)).json();
		const { id, code, names, headers, teacher } = await makeClass(product.url, publishableKey, dataDir);
		waitsFor(`${LEARNERS} learners to choose a secret and sign in`);
		const browsers = names.map(() => randomUUID());
		const signAllIn = (step) =>
			timeAll(names, (name, index) =>
				signIn(product.url, { step, code, name, secret: SECRET, browser: browsers[index] }),
			);
		const { seconds: first } = await signAllIn("choose");
		const { seconds: later, answers: learners } = await signAllIn("enter");
		await verify(dataDir, teacher);
		const shared = { url: product.url, dataDir, classId: id, teacher, apikey: publishableKey };
		waitsFor("a teacher's page to show what a learner saves");
		const following = await measureFollowing({ ...shared, learner: learners[0] });
		waitsFor("a lesson of forty");
		const lesson = await measureLesson({ ...shared, names, learners });
		waitsFor("the class's grid");
		const grid = await measureGrid(product.url, dataDir, id, headers);
		return {
			"40 learners choose a secret and are in (s, target under 20)": first,
			"40 learners sign in (s, target under 20)": later,
			...following,
			...lesson,
			...grid,
		};
	} finally {
		await product.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function makeClass(url, apikey, dataDir) {
	const post = async (path, body, token = apikey) => {
		const headers = { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" };
		const prefer = { prefer: "return=representation" };
		const answer = await fetch(url + path, {
			method: "POST",
			headers: { ...headers, ...prefer },
			body: JSON.stringify(body),
		});
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
		return answer.json();
	};
	const data = { name: "Baraka Moshi", user_type: "educator" };
	const teacher = await post("/auth/v1/signup", { email: "teacher@bench.test", password: "three red pictures", data });
	const token = teacher.access_token;
	const setupCode = readFileSync(join(dataDir, "setup-code.txt"), "utf8").trim();
	await post("/rest/v1/rpc/claim_administration", { code: setupCode }, token);
	const [made] = await post(
		"/rest/v1/class_codes",
		{ id: randomUUID(), class_name: "7A Robotics", teacher_id: teacher.user.id },
		token,
	);
	const names = Array.from({ length: LEARNERS }, (_, index) => `Learner${letters(index)} Mushi`);
	const entries = names.map((name) => ({ id: randomUUID(), name }));
	await post("/api/class-roster", { action: "add", classId: made.id, entries }, token);
	const headers = { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" };
	return { id: made.id, code: made.code, names, headers, teacher };
}

const letters = (index) => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

async function timeAll(names, work) {
	const began = performance.now();
	const answers = await Promise.all(names.map(work));
	return { seconds: Math.round((performance.now() - began) / 100) / 10, answers };
}

async function verify(dataDir, teacher) {
	const database = databaseOf(dataDir);
	await database.query("update roles set verified_at = now() where user_id = $1", [teacher.user.id]);
	await database.end();
}

async function signIn(url, body) {
	const headers = { "content-type": "application/json" };
	const answer = await fetch(`${url}/api/class-sign-in`, { method: "POST", headers, body: JSON.stringify(body) });
	const signedIn = await answer.json();
	if (signedIn.state !== "signed-in") throw new Error(`${body.name}: ${signedIn.state}`);
	return signedIn;
}
