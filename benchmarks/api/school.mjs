import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { ask } from "./measuring.mjs";

export const PASSWORD = "three red pictures";

/** A school on a running product: learners who are signed in, and the database as its owner. */
export async function openSchool({ url, dataDir, learners: count }) {
	const { publishableKey } = JSON.parse((await ask(`${url}/config.json`)).text);
	const common = { apikey: publishableKey, "content-type": "application/json" };
	let addresses = 0;
	/** Another address each time: the limits of one address are not what is measured. */
	const fromAnywhere = () => {
		addresses += 1;
		return { "x-forwarded-for": `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
	};

	async function signUp(name) {
		const email = `${name}@bench.test`;
		const body = JSON.stringify({ email, password: PASSWORD, data: { name: "Asha Mushi", user_type: "student" } });
		const { status, text } = await ask(`${url}/auth/v1/signup`, {
			method: "POST",
			headers: { ...common, ...fromAnywhere() },
			body,
		});
		if (status !== 200) throw new Error(`a sign-up answered ${status}: ${text}`);
		const { access_token: token, user } = JSON.parse(text);
		return { id: user.id, email, headers: { ...common, authorization: `Bearer ${token}` } };
	}

	const learners = [];
	for (let number = 0; number < count; number += 1) learners.push(await signUp(`learner${number}`));
	return {
		url,
		learners,
		signUp,
		database: databaseOf(dataDir),
		async signIn({ email }) {
			return ask(`${url}/auth/v1/token?grant_type=password`, {
				method: "POST",
				headers: { ...common, ...fromAnywhere() },
				body: JSON.stringify({ email, password: PASSWORD }),
			});
		},
		async post(learner, path, body) {
			return ask(url + path, { method: "POST", headers: learner.headers, body: JSON.stringify(body) });
		},
	};
}

/** The product's database, as the superuser. Lines 4 to 6 of postmaster.pid are port, socket folder and address. */
export function databaseOf(dataDir) {
	const folder = join(dataDir, "postgres");
	const [, , , port, socket, address] = readFileSync(join(folder, "cluster", "postmaster.pid"), "utf8").split("\n");
	return new pg.Pool({
		host: socket || address,
		port: Number(port),
		user: "postgres",
		database: "postgres",
		password: readFileSync(join(folder, "password"), "utf8").trim(),
		max: 10,
	});
}
