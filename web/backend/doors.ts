import { doorRefusal } from "#domain/refusal.ts";
import { accessToken } from "./access-token.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { noticeAnswer } from "./connection.ts";
import { createEventReader, type ServerEvent } from "./event-stream.ts";
import { retryAfterSeconds } from "./retry.ts";

type Answer<T> = { parse: (value: unknown) => T };

interface AskOptions {
	signal?: AbortSignal;
	/** Whose question it is: it is never asked as anybody else, who may have signed in meanwhile. */
	person?: string;
}

/**
 * Asks one of our own doors (`/api/compile`, `/api/check` …) as the person signed in.
 * Returns the checked answer; throws `BackendError` with the refusal's code and details, or the signal's own abort error.
 */
export async function askDoor<T>(
	path: `/api/${string}`,
	question: unknown,
	answer: Answer<T>,
	{ signal, person }: AskOptions = {},
): Promise<T> {
	return ask(path, question, answer, { authorization: `Bearer ${await accessToken(person)}` }, signal);
}

/** The same for a door that is open to anyone. */
export function askOpenDoor<T>(path: `/api/${string}`, question: unknown, answer: Answer<T>): Promise<T> {
	return ask(path, question, answer, {});
}

async function ask<T>(
	path: `/api/${string}`,
	question: unknown,
	answer: Answer<T>,
	headers: Record<string, string>,
	signal?: AbortSignal,
): Promise<T> {
	const response = await send(path, question, headers, signal);
	if (!response.ok) throw await refused(response);
	const body: unknown = await response.json().catch(() => null);
	noticeAnswer(response.status);
	return answer.parse(body);
}

/**
 * Asks one of our own doors for a stream of events, as the person signed in; ends with the stream. Throws as `askDoor` does,
 * also where the connection breaks off.
 */
export async function askDoorForEvents(
	path: `/api/${string}`,
	question: unknown,
	onEvent: (event: ServerEvent) => void,
	{ signal, person }: AskOptions = {},
): Promise<void> {
	const headers = { authorization: `Bearer ${await accessToken(person)}`, accept: "text/event-stream" };
	const response = await send(path, question, headers, signal);
	if (!response.ok || !response.body) throw await refused(response);
	noticeAnswer(response.status);
	const events = createEventReader(onEvent);
	const decoder = new TextDecoder();
	const reader = response.body.getReader();
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			events.push(decoder.decode(part.value, { stream: true }));
		}
	} catch (cause) {
		if (signal?.aborted) throw cause;
		noticeAnswer(null);
		throw new BackendError(NETWORK_GONE, "The answer broke off", { cause });
	}
}

async function refused(response: Response): Promise<BackendError> {
	const { status } = response;
	const refusal = doorRefusal.safeParse(await response.json().catch(() => null)).data;
	noticeAnswer(status, refusal?.code);
	const code = refusal?.code ?? (status >= 502 && status <= 504 ? NETWORK_GONE : "server_error");
	const waitSeconds = refusal?.details?.seconds ?? retryAfterSeconds(response.headers.get("retry-after"));
	return new BackendError(code, `The door refused: ${code}`, { details: refusal?.details, status, waitSeconds });
}

/** The door's answer, whatever it is. Throws where there is none. */
function send(
	path: string,
	question: unknown,
	headers: Record<string, string>,
	signal?: AbortSignal,
): Promise<Response> {
	return fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(question),
		...(signal ? { signal } : {}),
	}).catch((cause: unknown) => {
		if (signal?.aborted) throw cause;
		noticeAnswer(null);
		throw new BackendError(NETWORK_GONE, "No answer", { cause });
	});
}
