import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../api/measuring.mjs";

/** Milliseconds before each further try, then doubled, as in web/platform/backend/retry.ts. */
const PAUSES_MS = [1000, 2000, 5000, 10_000];

/**
 * What an open page of a learner sends. `learner`: the answer to a sign-in; `onRefused` is called with the path and
 * the reason of each refusal, after which it is sent again. Each answers the milliseconds from the first try to the answer.
 */
export function learnerPage({ url, apikey, learner, onRefused = () => undefined }) {
	const { sub: id } = JSON.parse(Buffer.from(learner.accessToken.split(".")[1], "base64url").toString());
	const headers = { apikey, authorization: `Bearer ${learner.accessToken}`, "content-type": "application/json" };
	const revisions = new Map();

	async function send(path, body) {
		const began = performance.now();
		for (let tries = 0; ; tries += 1) {
			const answer = await ask(url + path, { method: "POST", headers, body: JSON.stringify(body) });
			const { status, text } = answer;
			if (status < 300) return { text, took: performance.now() - began };
			if (status < 500 && ![401, 408, 429].includes(status)) throw new Error(`${path} answered ${status}: ${text}`);
			const { code, details } = refusalOf(text);
			onRefused(path, code ?? status);
			const asked = Number(details?.seconds ?? answer.headers["retry-after"] ?? 0) * 1000;
			await pause(Math.max(asked, PAUSES_MS[tries] ?? PAUSES_MS[3] * 2 ** (tries + 1 - PAUSES_MS.length)));
		}
	}

	return {
		id,
		/** Saves what is made from the revision that was saved last. */
		async save({ projectId, kind, body, pressed }) {
			const work = `${kind} ${projectId}`;
			const { text, took } = await send("/rest/v1/rpc/save_work", {
				...{ person: id, project_id: projectId, kind, body, pressed },
				...{ base_revision: revisions.get(work) ?? 0, action_id: randomUUID() },
			});
			revisions.set(work, JSON.parse(text)[0].revision);
			return took;
		},
		/** Has a sketch checked, which must pass. */
		async check({ projectId, source, circuit }) {
			const { text, took } = await send("/api/check", { projectId, source, circuit });
			if (!JSON.parse(text).award) throw new Error(`a right program was not awarded: ${text}`);
			return took;
		},
		async handIn({ projectId, source, circuit }) {
			const { took } = await send("/rest/v1/challenge_submissions", {
				...{ challenge_id: projectId, student_id: id, submission_text: "It measures." },
				...{ submission_files: null, submission_file_names: null, client_action_id: randomUUID() },
				work: { kind: "sketch", program: source, circuit: JSON.stringify(circuit) },
			});
			return took;
		},
	};
}

function refusalOf(text) {
	try {
		return JSON.parse(text);
	} catch {
		return {};
	}
}
