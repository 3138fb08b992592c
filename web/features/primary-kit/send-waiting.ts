import type { BlockCheckQuestion } from "#domain/block-check.ts";
import { blockProgram } from "#domain/block-program/block-program.ts";
import type { CheckAnswer } from "#domain/check-answer.ts";
import { isFinal, type Refusal } from "#domain/refusal.ts";
import { refusalOf } from "#web/backend/refusal-of.ts";
import { confirm, waitingCompletions, withdraw } from "./progress-store.ts";

/** What became of a completion that waited. */
type Outcome =
	| { outcome: "awarded"; points: number; already: boolean }
	/** The server found that the blocks do not do what the project asks: it is not completed. */
	| { outcome: "refused" }
	/** The blocks cannot be read, or the server would refuse them again: it is not completed. */
	| { outcome: "not_taken" }
	/** No answer: it goes on waiting. */
	| { outcome: "waiting"; refusal: Refusal };

export type Sent = { projectId: string } & Outcome;

type Ask = (person: string, question: BlockCheckQuestion) => Promise<CheckAnswer>;

const sending = new Map<string, Promise<Sent[]>>();

/** Sends a person's completions that the server has not yet checked, one after another, never two at once. */
export function sendWaiting(person: string, ask: Ask): Promise<Sent[]> {
	const before = sending.get(person) ?? Promise.resolve([]);
	const mine = before.then(() => sendAll(person, ask));
	sending.set(person, mine);
	return mine;
}

/** True when a project counted as completed, and the server has said that it is not. */
export function isWithdrawn(sent: readonly Sent[], projectId: string): boolean {
	return sent.some((one) => one.projectId === projectId && (one.outcome === "refused" || one.outcome === "not_taken"));
}

async function sendAll(person: string, ask: Ask): Promise<Sent[]> {
	const results: Sent[] = [];
	for (const { projectId, waiting } of waitingCompletions(person)) {
		const result = await sendOne(person, projectId, waiting, ask);
		const gone = result.outcome === "refused" || result.outcome === "not_taken";
		// What another device has completed meanwhile stands.
		if (!gone || withdraw(person, projectId, waiting)) results.push({ projectId, ...result });
	}
	return results;
}

async function sendOne(person: string, projectId: string, waiting: unknown, ask: Ask): Promise<Outcome> {
	const program = blockProgram.safeParse(waiting);
	if (!program.success) return { outcome: "not_taken" };
	try {
		const answer = await ask(person, { projectId, blocks: program.data });
		const award = answer.outcome === "checked" ? answer.award : null;
		if (!award) return { outcome: "refused" };
		confirm(person, { projectId, points: award.points });
		return { outcome: "awarded", ...award };
	} catch (error) {
		const refusal = refusalOf(error);
		return isFinal(refusal) ? { outcome: "not_taken" } : { outcome: "waiting", refusal };
	}
}
