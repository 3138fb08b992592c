// A class of 40 behind one address: all choose their secret at once, then all sign in with it at once.
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../product.mjs";

const LEARNERS = 40;
const SECRET = { kind: "pictures", pictures: ["drum", "boat", "moon"] };

export async function measure() {
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const product = await startProduct(dataDir);
	try {
		const { publishableKey } = await (await fetch(`${product.url}/config.json`)).json();
		const { code, names } = await makeClass(product.url, publishableKey, dataDir);
		const first = await timeAll(names, (name) => signIn(product.url, { step: "choose", code, name, secret: SECRET }));
		const later = await timeAll(names, (name) => signIn(product.url, { step: "enter", code, name, secret: SECRET }));
		return {
			"40 learners choose a secret and are in (s, target under 20)": first,
			"40 learners sign in (s, target under 20)": later,
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
	return { code: made.code, names };
}

const letters = (index) => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

async function timeAll(names, work) {
	const began = performance.now();
	await Promise.all(names.map(work));
	return Math.round((performance.now() - began) / 100) / 10;
}

async function signIn(url, body) {
	const headers = { "content-type": "application/json" };
	const answer = await fetch(`${url}/api/class-sign-in`, { method: "POST", headers, body: JSON.stringify(body) });
	const { state } = await answer.json();
	if (state !== "signed-in") throw new Error(`${body.name}: ${state}`);
}
