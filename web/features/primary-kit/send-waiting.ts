import type { BlockCheckQuestion } from "#domain/block-check.ts";
import type { CheckAnswer } from "#domain/check-answer.ts";
import { confirm, waitingCompletions, withdraw } from "./progress-store.ts";

export type Sent =
	| { projectId: string; outcome: "awarded"; points: number; already: boolean }
	/** The server found that the blocks do not do what the project asks. */
	| { projectId: string; outcome: "refused" }
	/** No answer: it goes on waiting. */
	| { projectId: string; outcome: "waiting" };

type Ask = (person: string, question: BlockCheckQuestion) => Promise<CheckAnswer>;

const sending = new Map<string, Promise<Sent[]>>();

/** Sends a person's completions that the server has not yet checked, one after another, never two at once. */
export function sendWaiting(person: string, ask: Ask): Promise<Sent[]> {
	const before = sending.get(person) ?? Promise.resolve([]);
	const mine = before.then(() => sendAll(person, ask));
	sending.set(person, mine);
	return mine;
}

async function sendAll(person: string, ask: Ask): Promise<Sent[]> {
	const results: Sent[] = [];
	for (const { projectId, program } of waitingCompletions(person)) {
		const answer = await ask(person, { projectId, blocks: program }).catch(() => null);
		results.push(settle(person, projectId, answer));
	}
	return results;
}

function settle(person: string, projectId: string, answer: CheckAnswer | null): Sent {
	if (!answer) return { projectId, outcome: "waiting" };
	const award = answer.outcome === "checked" ? answer.award : null;
	if (!award) {
		withdraw(person, projectId);
		return { projectId, outcome: "refused" };
	}
	confirm(person, { projectId, points: award.points });
	return { projectId, outcome: "awarded", ...award };
}
