import { createParser } from "eventsource-parser";
import type { Endpoint, RequestBodyOf, ResponseOf } from "#domain/api/endpoint.ts";
import { refusalBody } from "#domain/api/refusal.ts";
import { type AskOptions, send } from "./ask.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { noticeAnswer } from "./connection.ts";

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
