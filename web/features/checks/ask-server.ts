import type { CheckAnswer } from "#domain/check-answer.ts";
import { isFinal, type Refusal } from "#domain/refusal.ts";
import { refusalOf } from "#web/backend/refusal-of.ts";
import { checkProgram } from "./check.data.ts";
import { settleUpload, type Upload, waitingUploads } from "./waiting-uploads.ts";

export interface Reply {
	projectId: string;
	upload: Upload;
	/** Null where the server gave none: `refusal` says why. */
	answer: CheckAnswer | null;
	refusal: Refusal | null;
	/** It no longer waits: the server has answered, or would refuse it again. */
	settled: boolean;
	/** The project stands open and has told the learner. */
	heard: boolean;
}

type Listener = (reply: Reply) => void;
type Ask = (person: string, projectId: string, upload: Upload) => Promise<CheckAnswer>;

const listeners = new Map<string, Listener>();
const asking = new Map<string, Promise<Reply | null>>();

/** The open project hears what the server says of it, whoever has asked; the answer ends it. */
export function hearReplies(person: string, projectId: string, listener: Listener): () => void {
	const key = keyOf(person, projectId);
	listeners.set(key, listener);
	return () => {
		if (listeners.get(key) === listener) listeners.delete(key);
	};
}

/**
 * Asks the server about a project's upload that waits, never twice at once: whoever asks meanwhile gets the same reply.
 * Null where none waits. Never rejects.
 */
export function askServer(person: string, projectId: string, ask: Ask = checkProgram): Promise<Reply | null> {
	const key = keyOf(person, projectId);
	const under = asking.get(key) ?? askOnce(person, projectId, ask).finally(() => asking.delete(key));
	asking.set(key, under);
	return under;
}

/** Asks about everything of a person's that waits, one project after another. */
export async function* askAboutAll(person: string, ask: Ask = checkProgram): AsyncGenerator<Reply> {
	for (const projectId of Object.keys(waitingUploads(person))) {
		const reply = await askServer(person, projectId, ask);
		if (reply) yield reply;
	}
}

async function askOnce(person: string, projectId: string, ask: Ask): Promise<Reply | null> {
	const upload = waitingUploads(person)[projectId];
	if (!upload) return null;
	let answer: CheckAnswer | null = null;
	let refusal: Refusal | null = null;
	try {
		answer = await ask(person, projectId, upload);
	} catch (error) {
		refusal = refusalOf(error);
	}
	const settled = !refusal || isFinal(refusal);
	if (settled) settleUpload(person, projectId, upload);
	const listener = listeners.get(keyOf(person, projectId));
	const reply = { projectId, upload, answer, refusal, settled, heard: listener !== undefined };
	listener?.(reply);
	return reply;
}

function keyOf(person: string, projectId: string): string {
	return `${person} ${projectId}`;
}
