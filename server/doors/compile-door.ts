import { z } from "zod/mini";
import { type CompileAnswer, compileQuestion, type queuePositionAnswer } from "#domain/compile-answer.ts";
import type { Judge } from "../judge.ts";
import { Refusal } from "../refusal.ts";
import type { Door } from "./doors.ts";

/** `POST /api/compile`: a sketch to Intel HEX, or what is wrong with it. */
export function compileDoor(judge: Judge): Door<typeof compileQuestion> {
	return {
		path: "/api/compile",
		question: compileQuestion,
		perMinute: 60,
		answer: ({ source, debug }, { userId, signal }) => compileFor(judge, source, userId, signal, { debug }),
	};
}

const queuePositionQuestion = z.object({});

/** `POST /api/compile/place`: the position in the queue of the program that this person waits for. */
export function queuePositionDoor({ compiler }: Judge): Door<typeof queuePositionQuestion> {
	return {
		path: "/api/compile/place",
		question: queuePositionQuestion,
		perMinute: 120,
		answer: async (_, { userId }): Promise<z.output<typeof queuePositionAnswer>> => ({
			ahead: compiler.state === "ready" ? compiler.compiler.ahead(userId) : 0,
		}),
	};
}

/**
 * Compiles for one person.
 * @throws Refusal `compiler_missing`; QueueFull when too many wait.
 */
export async function compileFor(
	{ compiler }: Judge,
	source: string,
	person: string,
	signal: AbortSignal,
	options: { debug?: boolean | undefined } = {},
): Promise<CompileAnswer> {
	if (compiler.state === "missing") throw new Refusal("compiler_missing");
	return compiler.compiler.compile(source, { person, signal }, options);
}
