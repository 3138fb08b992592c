import { ask } from "./measuring.mjs";
import { CIRCUIT, PROJECT } from "./project.mjs";

/** Bytes of work that one learner has handed in, just under what one answer may hold. */
const SUBMISSIONS = 200;
const CYCLE = `challenges(${"challenge_submissions(*,challenges(".repeat(3)}id${"))".repeat(3)})`;

/**
 * What one person can do to the others, each kind as one request that is made again and again. `prepare` runs before.
 * What is refused is abuse as well: the refusal must be cheap.
 */
export const ABUSERS = {
	"deep embeds": { workers: 20, request: rest(`/rest/v1/challenge_submissions?select=*,${CYCLE}`) },
	"largest answers": {
		workers: 20,
		prepare: handInMuch,
		request: rest("/rest/v1/challenge_submissions?select=*,challenges(*)"),
	},
	"answers nobody waits for": {
		workers: 10,
		prepare: handInMuch,
		request: async (url, abuser) => {
			const signal = AbortSignal.timeout(20);
			const path = `${url}/rest/v1/challenge_submissions?select=*,challenges(*)`;
			await ask(path, { headers: abuser.headers, signal }).catch(() => undefined);
		},
	},
	"hostile compiles": {
		workers: 3,
		request: post("/api/compile", () => ({ source: `void setup() { ${'"({[<"'.repeat(3000)} }\nvoid loop() {}` })),
	},
	"checks that toggle pins": {
		workers: 3,
		request: post("/api/check", () => ({
			projectId: PROJECT,
			circuit: CIRCUIT,
			source: `// ${Math.random()}\nvoid setup() { DDRB = 255; DDRD = 255; for (;;) { PINB = 255; PIND = 255; } }\nvoid loop() {}`,
		})),
	},
	"oversized metadata": {
		workers: 5,
		request: async (url, abuser) => {
			const body = JSON.stringify({ data: { [`key${Math.random()}`]: "x".repeat(20_000) } });
			await ask(`${url}/auth/v1/user`, { method: "PUT", headers: abuser.headers, body });
		},
	},
};

function rest(path) {
	return (url, abuser) => ask(url + path, { headers: abuser.headers });
}

function post(path, bodyOf) {
	return (url, abuser) => ask(url + path, { method: "POST", headers: abuser.headers, body: JSON.stringify(bodyOf()) });
}

/** As the owner and without triggers: the setup is not measured. */
async function handInMuch({ database }, abuser) {
	const client = await database.connect();
	try {
		await client.query("set session_replication_role = replica");
		await client.query(
			`insert into public.challenge_submissions (challenge_id, student_id, submission_text)
			select (select id from public.challenges limit 1), $1, repeat('x', 19000) from generate_series(1, $2)`,
			[abuser.id, SUBMISSIONS],
		);
	} finally {
		client.release(true);
	}
}
