import { z } from "zod/mini";
import type { AssistantSettings } from "../settings.ts";

export interface ChatMessage {
	role: "system" | "user" | "assistant";
	content: string;
}

export interface Model {
	/** Its name, as it is shown. */
	readonly name: string;
	/** The reply as it arrives. Throws `ModelFailed`, or the signal's reason. */
	reply(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
}

/** The service did not answer, answered with an error or something else, or broke off. Its message has no user content. */
export class ModelFailed extends Error {
	override name = "ModelFailed";
}

interface Limits {
	/** Milliseconds without a sign of the reply, and of all of it. */
	silence: number;
	whole: number;
}

const LIMITS: Limits = { silence: 30_000, whole: 120_000 };

/** Longest reply, in tokens: one next step needs few. */
const TOKENS = 600;

const inOnePiece = z.object({
	choices: z.array(z.object({ message: z.object({ content: z.nullable(z.string()) }) })).check(z.minLength(1)),
});

/**
 * A service that speaks OpenAI's chat completions: in a stream, or in one piece where it does not stream. The library is
 * loaded with the first question.
 */
export function openModel({ baseUrl, model, apiKey }: AssistantSettings, limits: Limits = LIMITS): Model {
	let opening: Promise<OpenAiClient> | undefined;

	async function open() {
		const { OpenAI } = await import("openai");
		// Services on one's own computer ask for no key, but the library for some text. Tried once: the learner tries again.
		return new OpenAI({
			baseURL: baseUrl,
			apiKey: apiKey ?? "none",
			maxRetries: 0,
			timeout: limits.whole,
			logLevel: "off",
		});
	}

	return {
		name: model,
		async *reply(messages, signal) {
			opening ??= open();
			const client = await opening;
			const watch = watchSilence(limits.silence);
			const ended = AbortSignal.any([signal, watch.signal, AbortSignal.timeout(limits.whole)]);
			try {
				for await (const text of textOf(client, { model, messages: [...messages] }, ended)) {
					watch.notice();
					if (text) yield text;
				}
			} catch (error) {
				signal.throwIfAborted();
				const { status } = error as { status?: unknown };
				throw new ModelFailed(`The model failed: ${typeof status === "number" ? status : (error as Error).name}`);
			} finally {
				watch.stop();
			}
		},
	};
}

type OpenAiClient = InstanceType<typeof import("openai").OpenAI>;
type Request = { model: string; messages: ChatMessage[] };

async function* textOf(client: OpenAiClient, request: Request, signal: AbortSignal): AsyncIterable<string> {
	const asked = client.chat.completions.create({ ...request, stream: true, max_tokens: TOKENS }, { signal });
	const response = await asked.asResponse();
	if (response.headers.get("content-type")?.includes("json")) {
		yield inOnePiece.parse(await response.json()).choices[0]?.message.content ?? "";
		return;
	}
	const { Stream } = await import("openai/streaming");
	const controller = new AbortController();
	signal.addEventListener("abort", () => controller.abort(), { once: true });
	type Chunk = import("openai").OpenAI.ChatCompletionChunk;
	let finished = false;
	for await (const chunk of Stream.fromSSEResponse<Chunk>(response, controller)) {
		const choice = chunk.choices?.[0];
		finished ||= Boolean(choice?.finish_reason);
		yield choice?.delta?.content ?? "";
	}
	signal.throwIfAborted();
	if (!finished) throw new ModelFailed("The reply broke off");
}

/** Aborts when nothing arrived for this many milliseconds. */
function watchSilence(milliseconds: number) {
	const controller = new AbortController();
	let timer = start();
	function start() {
		return setTimeout(() => controller.abort(new ModelFailed("The model is silent")), milliseconds);
	}
	return {
		signal: controller.signal,
		notice() {
			clearTimeout(timer);
			timer = start();
		},
		stop: () => clearTimeout(timer),
	};
}
