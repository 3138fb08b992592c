import { doorRefusal } from "#domain/refusal.ts";
import { accessToken } from "./access-token.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { noticeAnswer } from "./connection.ts";
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
	const response = await fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json", ...headers },
		body: JSON.stringify(question),
		...(signal ? { signal } : {}),
	}).catch((cause: unknown) => {
		if (signal?.aborted) throw cause;
		noticeAnswer(null);
		throw new BackendError(NETWORK_GONE, "No answer", { cause });
	});
	const { ok, status } = response;
	const body: unknown = await response.json().catch(() => null);
	const refusal = ok ? undefined : doorRefusal.safeParse(body).data;
	noticeAnswer(status, refusal?.code);
	if (ok) return answer.parse(body);
	const code = refusal?.code ?? (status >= 502 && status <= 504 ? NETWORK_GONE : "server_error");
	const waitSeconds = refusal?.details?.seconds ?? retryAfterSeconds(response.headers.get("retry-after"));
	throw new BackendError(code, `The door refused: ${code}`, { details: refusal?.details, status, waitSeconds });
}
