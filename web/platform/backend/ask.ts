import type { Endpoint, RequestBodyOf, ResponseOf } from "#domain/api/endpoint.ts";
import { refusalBody } from "#domain/api/refusal.ts";
import { accessToken } from "./access-token.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { noticeAnswer } from "./connection.ts";
import { retryAfterSeconds } from "./retry.ts";

export interface AskOptions {
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

/** The answer where it is no refusal; `ask` and `askForEvents` read it. */
export async function send(
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
