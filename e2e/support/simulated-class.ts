import { randomUUID } from "node:crypto";
import type { ClassSignInResponse } from "#domain/api/classroom.ts";
import { sql } from "./database.ts";
import { blocksOf } from "./programs.ts";
import { testedProduct } from "./tested-product.ts";

const PROJECT = "led-sequence";
const STEPS = ["red_first", "yellow_second", "green_blinks"];
const SECRET = { kind: "pictures", pictures: ["drum", "boat", "moon"] };
const FIRST = ["Asha", "Baraka", "Chiku", "Daudi", "Elia", "Fatuma", "Gift", "Halima", "Imani", "Juma"];
const LAST = ["Ally", "Bakari", "Chacha", "Dotto"];

/** What a learner's page does in a class, by the endpoints that it uses. */
export interface SimulatedLearner {
	/** As the class shows it: "Asha A.". */
	name: string;
	/** The page is open, at the project. */
	beHere(): Promise<void>;
	/** A try that passes this many of the project's three checks. */
	tryIt(passed: number): Promise<void>;
	raiseHand(): Promise<void>;
	/** The solution, as blocks. */
	handIn(): Promise<void>;
}

/** Forty learners, put into a class by name and signed in for the first time. */
export async function signInForty(classId: string, teacherToken: string): Promise<SimulatedLearner[]> {
	const { url } = testedProduct();
	const { publishableKey: apikey } = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
	const post = async (path: string, body: unknown, token = apikey) => {
		const headers = { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" };
		const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
		return answer;
	};
	const names = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`));
	const entries = names.map((name) => ({ id: randomUUID(), name }));
	await post("/api/class-roster", { action: "add", classId, entries }, teacherToken);
	const [made] = await sql<{ code: string }>("select code from class_codes where id = $1", [classId]);
	return Promise.all(
		names.map(async (name): Promise<SimulatedLearner> => {
			const sent = { step: "choose", code: made?.code, name, secret: SECRET, browser: randomUUID() };
			const asked = await post("/api/class-sign-in", sent);
			const signedIn = (await asked.json()) as ClassSignInResponse;
			if (signedIn.state !== "signed-in") throw new Error(`${name}: ${signedIn.state}`);
			const { accessToken: token } = signedIn;
			const { sub: person } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
			const call = async (name: string, facts: object) => void (await post(`/rest/v1/rpc/${name}`, facts, token));
			return {
				name: name.replace(/(?<= \w).+/, "."),
				beHere: () => call("send_heartbeat", { person, project_id: PROJECT, active: true }),
				tryIt: (passed) =>
					call("record_attempt", {
						...{
							person,
							action_id: randomUUID(),
							project_id: PROJECT,
							kind: "blocks",
							passed: passed === STEPS.length,
						},
						...{ passed_steps: STEPS.slice(0, passed), step_count: STEPS.length },
						...(passed < STEPS.length && { failed_step: STEPS[passed], seen: { code: "stayed_low" } }),
					}),
				raiseHand: () => call("raise_hand", {}),
				async handIn() {
					const work = { kind: "blocks", program: blocksOf(PROJECT), circuit: null };
					const submission = { id: randomUUID(), challenge_id: PROJECT, submission_text: "Look!", work };
					await post("/rest/v1/challenge_submissions", submission, token);
				},
			};
		}),
	);
}

/** Tables that remember times of learners, with the column that names the learner. */
const REMEMBERED = {
	...{ presences: "user_id", attendance_spans: "user_id", attempt_totals: "user_id", check_attempts: "user_id" },
	...{ project_completions: "user_id", challenge_submissions: "student_id" },
};

/** Lets minutes pass: all that the database remembers of a class's learners was so much earlier. */
export async function passMinutes(classId: string, minutes: number): Promise<void> {
	const columns = await sql<{ table: keyof typeof REMEMBERED; name: string }>(
		`select table_name as table, column_name as name from information_schema.columns
		where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name = any ($1)`,
		[Object.keys(REMEMBERED)],
	);
	const moves = Object.entries(REMEMBERED).map(([table, person]) => {
		const moved = columns.flatMap((column) =>
			column.table === table ? `${column.name} = ${column.name} - interval '${minutes} minutes'` : [],
		);
		return `update ${table} set ${moved.join(", ")}
			where ${person} in (select user_id from class_members where class_id = '${classId}')`;
	});
	// Without the triggers, to which it would be news.
	await sql(["set session_replication_role = replica", ...moves].join("; "));
}
