import { z } from "zod/mini";
import { withoutNul } from "../without-nul.ts";
import { endpoint, type RequestOf, type ResponseOf } from "./endpoint.ts";

export const MESSAGE_MAXIMUM = 500;

/** A program to look at: longer ones are asked about without it. */
export const PROGRAM_MAXIMUM = 20_000;

const text = (maximum: number) => z.string().check(z.maxLength(maximum), withoutNul);

/** A question, with what the page knows of the work it is about. */
const assistantRequest = z.object({
	userMessage: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAXIMUM), withoutNul),
	conversationId: z.optional(z.uuid()),
	projectId: z.optional(text(100)),
	code: z.optional(text(PROGRAM_MAXIMUM)),
	/** The kinds of the parts in the learner's circuit. */
	parts: z.optional(z.array(text(100)).check(z.maxLength(100))),
	/** The last message of the compiler, and what the first failed check saw. */
	compilerError: z.optional(text(1000)),
	failedCheck: z.optional(text(1000)),
	/** What the page's own look at the work says, for a question about it that no model answers. */
	nextStep: z.optional(text(1000)),
	/** Of the answer. */
	locale: z.optional(text(20)),
});

/**
 * `answered`: as the model wrote it. `withheld`: what gives the solution away was left out. `blocked`: the question or the
 * answer does not belong in a school. `distress`: a child may need help.
 */
export const OUTCOMES = ["answered", "withheld", "blocked", "distress"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const SOURCE_KINDS = [
	"question",
	"glossary",
	"reference",
	"part",
	"tutorial",
	"project",
	"manual",
	"quick-start",
	"error",
] as const;

/** Where in the content an answer is written. */
const answerSource = z.object({ kind: z.enum(SOURCE_KINDS), id: z.string(), title: z.string() });
export type AnswerSource = z.infer<typeof answerSource>;

const assistantResponse = z.object({
	/** An answer without one is an empty one, which the chat says in a sentence. */
	response: z.catch(z.string(), ""),
	outcome: z.catch(z.enum(OUTCOMES), "answered"),
	/** Who answers; null where no model was asked. */
	model: z.catch(z.nullable(z.string()), null),
	/** The recorded exchange, to be handed on to a teacher. */
	exchangeId: z.optional(z.string()),
	/** Of the built-in helper: where its answer is written; none where it does not know one. */
	sources: z.optional(z.array(answerSource)),
	known: z.optional(z.boolean()),
});

/** Asks the model, or the built-in helper: the whole answer, or pieces as they pass the guard and then the answer, which replaces them. */
export const assistant = endpoint({
	path: "/api/assistant",
	request: assistantRequest,
	response: assistantResponse,
	events: { piece: z.object({ text: z.string() }) },
	refusals: ["assistant_missing", "assistant_failed", "assistant_barred"],
});

export type AssistantRequest = RequestOf<typeof assistant>;
export type AssistantResponse = ResponseOf<typeof assistant>;
