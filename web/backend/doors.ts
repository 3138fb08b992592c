import { type DoorRefusal, doorRefusal } from "#domain/compile-answer.ts";
import { backend } from "./backend.ts";
import { noticeAnswer } from "./connection.ts";

/** Why one of our own doors did not answer: a refusal of the server's, or no connection. */
export class DoorError extends Error {
	readonly code: DoorRefusal["code"] | "network_gone";
	readonly details: Record<string, number>;

	constructor(code: DoorError["code"], details: Record<string, number> = {}, cause?: unknown) {
		super(`The door refused: ${code}`, { cause });
		this.name = "DoorError";
		this.code = code;
		this.details = details;
	}
}

type Answer<T> = { parse: (value: unknown) => T };

interface AskOptions {
	signal?: AbortSignal;
	/** Whose question it is: it is never asked as anybody else, who may have signed in meanwhile. */
	person?: string;
}

/**
 * Asks one of our own doors (`/api/compile`, `/api/check` …) as the person signed in.
 * Returns the checked answer; throws `DoorError`, or the signal's own abort error.
 */
export async function askDoor<T>(
	path: `/api/${string}`,
	question: unknown,
	answer: Answer<T>,
	options: AskOptions = {},
): Promise<T> {
	const { ok, status, body, refusal } = await send(path, question, options);
	if (ok) return answer.parse(body);
	if (refusal) throw new DoorError(refusal.code, refusal.details);
	throw new DoorError(status >= 502 && status <= 504 ? "network_gone" : "server_error");
}

async function send(path: string, question: unknown, { signal, person }: AskOptions) {
	const token = await accessToken(person);
	try {
		const response = await fetch(path, {
			method: "POST",
			headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
			body: JSON.stringify(question),
			...(signal ? { signal } : {}),
		});
		const { ok, status } = response;
		const body: unknown = await response.json().catch(() => null);
		const refusal = ok ? undefined : doorRefusal.safeParse(body).data;
		noticeAnswer(status, refusal?.code);
		return { ok, status, body, refusal };
	} catch (error) {
		if (signal?.aborted) throw error;
		noticeAnswer(null);
		throw new DoorError("network_gone", {}, error);
	}
}

async function accessToken(person: string | undefined): Promise<string | undefined> {
	const session = await currentSession();
	if (session && person !== undefined && session.user.id !== person) throw new DoorError("not_signed_in");
	return session?.access_token;
}

async function currentSession() {
	try {
		return (await (await backend()).auth.getSession()).data.session;
	} catch (error) {
		throw new DoorError("network_gone", {}, error);
	}
}
