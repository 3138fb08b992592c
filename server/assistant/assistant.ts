import { loadProject } from "#content/projects.ts";
import type { AssistantRequest, AssistantResponse, Outcome } from "#domain/api/assistant.ts";
import { withoutPersonalDetails } from "#domain/assistant/program-to-send.ts";
import { baseLocale, isLocale, type Locale } from "#messages/generated/runtime.js";
import { openFilter } from "../moderation/staff-words.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { Refusal } from "../platform/refusal.ts";
import { builtInAnswer } from "./built-in-answer.ts";
import { type Model, ModelFailed } from "./model.ts";
import { type Exchange, messagesFor, type ProjectFacts } from "./prompt.ts";
import { guardReply, stopFor } from "./reply-guard.ts";
import { shownReply } from "./shown-reply.ts";
import { solutionsOf } from "./solutions.ts";

interface Caller {
	userId: string;
	/** Aborts when they disconnect. */
	signal: AbortSignal;
}

/** Pieces of the answer as they pass the guard, then the whole answer. Throws Refusal. */
export type Answering = AsyncGenerator<string, AssistantResponse>;

export interface Assistant {
	ask(question: AssistantRequest, person: Caller): Answering;
}

/**
 * Questions, recorded for class teachers and staff: to the model, guarded on the way there and back; without one, to the
 * built-in helper.
 */
export function openAssistant(service: ServiceClient, model: Model | null): Assistant {
	const currentFilter = openFilter(service);

	async function* ask(question: AssistantRequest, { userId, signal }: Caller): Answering {
		const { userMessage, projectId, code = "" } = question;
		const locale = isLocale(question.locale) ? question.locale : baseLocale;
		const { exchangeId, name, before } = await record(service, question, userId, model !== null);
		let ended = false;
		const settle = async (outcome: Outcome | "failed", response: string | null, asked: string | null) => {
			ended = true;
			const row = { exchange: exchangeId, answer: response as string, outcome, model: asked as string };
			await service.rpc("answer_assistant", row).throwOnError();
		};
		try {
			const filter = await currentFilter();
			const stop = stopFor(userMessage, filter);
			if (stop) {
				const response = shownReply("", stop, locale);
				await settle(stop, response, null);
				return { response, outcome: stop, model: null };
			}
			if (model === null) {
				const answer = await builtInAnswer(question, filter, locale);
				await settle(answer.outcome, answer.response, null);
				return { ...answer, exchangeId };
			}
			const clean = (text: string) => withoutPersonalDetails(text, filter(text), name);
			const messages = messagesFor(
				clean(userMessage),
				question,
				before.map((exchange) => ({ ...exchange, question: clean(exchange.question) })),
				{ locale, project: projectId === undefined ? null : await factsOf(projectId, locale) },
			);
			const options = { filter, solutions: await solutionsOf(projectId), learner: code };
			const pieces = guardReply(model.reply(messages, signal), options);
			let response = "";
			let next = await pieces.next();
			for (; !next.done; next = await pieces.next()) {
				response += next.value;
				yield next.value;
			}
			const outcome = next.value;
			response = shownReply(response, outcome, locale);
			await settle(outcome, response, model.name);
			return { response, outcome, model: model.name };
		} catch (error) {
			if (error instanceof ModelFailed || signal.aborted) throw new Refusal("assistant_failed");
			throw error;
		} finally {
			// Also where the person has disconnected.
			if (!ended) await settle("failed", null, model?.name ?? null);
		}
	}

	return { ask };
}

/** What a model is sent of a project, whether it is programmed in C++ or in blocks; null for an unknown one. */
async function factsOf(projectId: string, locale: Locale): Promise<ProjectFacts | null> {
	const project = await loadProject(projectId, locale);
	if (!project) return null;
	const { title, lesson, circuit, program } = project;
	const parts = circuit.parts.filter(({ kind }) => kind !== "breadboard");
	return {
		...{ title, task: lesson.stages.map((stage) => stage.do), language: program.kind === "sketch" ? "cpp" : "blocks" },
		parts: parts.map(({ id, kind }) => `${id} (${kind})`),
	};
}

/** The database decides who may ask, and how often. */
async function record(service: ServiceClient, question: AssistantRequest, userId: string, outside: boolean) {
	const { userMessage, conversationId, projectId } = question;
	const { data, error } = await service.rpc("ask_assistant", {
		person: userId,
		conversation: conversationId ?? crypto.randomUUID(),
		project: (projectId ?? null) as string,
		question: userMessage,
		outside,
	});
	if (error?.code === "FORUM") throw new Refusal("assistant_barred");
	if (error?.code === "QRATE") throw new Refusal("too_many_requests", { seconds: Number(error.details) });
	if (error) throw error;
	const [row] = data;
	if (!row) throw new Error("A question was not recorded.");
	return { exchangeId: row.exchange_id, name: row.person_name ?? "", before: row.before as unknown as Exchange[] };
}
