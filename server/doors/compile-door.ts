import { z } from "zod/mini";
import { compileQuestion, type queuePositionAnswer } from "#domain/compile-answer.ts";
import { compileFor, type Judge } from "../judge.ts";
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
