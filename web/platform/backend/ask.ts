import { createParser } from "eventsource-parser";
import type { Endpoint, RequestBodyOf, ResponseOf } from "#domain/api/endpoint.ts";
import { refusalBody } from "#domain/api/refusal.ts";
import { accessToken } from "./access-token.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { noticeAnswer } from "./connection.ts";
import { retryAfterSeconds } from "./retry.ts";

interface AskOptions {
	signal?: AbortSignal;
	/** Whose request it is: it is never sent as anybody else, who may have signed in meanwhile. */
	userId?: string;
}

/**
 * Asks one of our own endpoints, as the person signed in where it is not open to anyone. Returns the checked answer; throws
 * `BackendError` with the refusal's code and details, or the signal's own abort error.
 */
export async function ask<E extends Endpoint>(
	endpoint: E,
	request: RequestBodyOf<E>,
	options: AskOptions = {},
): Promise<ResponseOf<E>> {
	const response = await send(endpoint, request, options);
	const body: unknown = await response.json().catch(() => null);
	return endpoint.response.parse(body) as ResponseOf<E>;
}

/** Called with the data of each event of its name; data that is not as the endpoint has it is left out. */
type Listeners<E extends Endpoint> = {
	[Name in keyof E["events"]]: (
		data: E["events"][Name] extends { _zod: { output: infer Data } } ? Data : never,
	) => void;
};

/** Asks an endpoint that sends events before its answer. Throws as `ask` does, also where the connection breaks off. */
export async function askForEvents<E extends Endpoint>(
	endpoint: E,
	request: RequestBodyOf<E>,
	listeners: Listeners<E>,
	options: AskOptions = {},
): Promise<ResponseOf<E>> {
	const response = await send(endpoint, request, { ...options, accept: "text/event-stream" });
	const last: { done?: unknown; failed?: unknown } = {};
	const { feed } = createParser({
		onEvent({ event = "", data: text }) {
			const data = readJson(text);
			if (data === undefined) return;
			if (event === "done" || event === "failed") last[event] = data;
			const known = endpoint.events?.[event]?.safeParse(data);
			if (known?.success) (listeners as Record<string, (data: unknown) => void>)[event]?.(known.data);
		},
	});
	await readText(response, feed, options.signal);
	if ("failed" in last) {
		const { code, details } = refusalBody.safeParse(last.failed).data ?? { code: "server_error" };
		throw new BackendError(code, `Refused: ${code}`, { details });
	}
	if (!("done" in last)) throw new BackendError(NETWORK_GONE, "The answer broke off");
	return endpoint.response.parse(last.done) as ResponseOf<E>;
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

async function readText(response: Response, push: (text: string) => void, signal?: AbortSignal): Promise<void> {
	const decoder = new TextDecoder();
	const reader = response.body?.getReader();
	try {
		for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
			push(decoder.decode(part.value, { stream: true }));
		}
	} catch (cause) {
		if (signal?.aborted) throw cause;
		noticeAnswer(null);
		throw new BackendError(NETWORK_GONE, "The answer broke off", { cause });
	}
}

/** The answer where it is no refusal. */
async function send(
	{ path, open }: Endpoint,
	request: unknown,
	{ signal, userId, accept = "application/json" }: AskOptions & { accept?: string },
): Promise<Response> {
	const bearer = open ? {} : { authorization: `Bearer ${await accessToken(userId)}` };
	const response = await fetch(path, {
		method: "POST",
		headers: { "content-type": "application/json", accept, ...bearer },
		body: JSON.stringify(request),
		...(signal ? { signal } : {}),
	}).catch((cause: unknown) => {
		if (signal?.aborted) throw cause;
		noticeAnswer(null);
		throw new BackendError(NETWORK_GONE, "No answer", { cause });
	});
	if (!response.ok) throw await refused(response);
	noticeAnswer(response.status);
	return response;
}

async function refused(response: Response): Promise<BackendError> {
	const { status } = response;
	const refusal = refusalBody.safeParse(await response.json().catch(() => null)).data;
	noticeAnswer(status, refusal?.code);
	const code = refusal?.code ?? (status >= 502 && status <= 504 ? NETWORK_GONE : "server_error");
	const waitSeconds = refusal?.details?.seconds ?? retryAfterSeconds(response.headers.get("retry-after"));
	return new BackendError(code, `Refused: ${code}`, { details: refusal?.details, status, waitSeconds });
}
