import { openJobThreads } from "#compiler/job-threads.ts";
import { JobTooComplex } from "#compiler/job-too-complex.ts";
import { QueueFull } from "#compiler/queue.ts";
import type { TextFinding } from "#domain/api/community.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { Refusal } from "../platform/refusal.ts";
import type { FilterJob } from "./filter-worker.ts";
import { openStaffWords } from "./staff-words.ts";

/** Finds what of people's texts is not posted. */
export interface TextFilter {
	/** @throws Refusal `too_complex`, where the texts take too long to read; `too_many_requests`, where too many wait */
	findingsIn(texts: readonly string[], userId: string, signal?: AbortSignal): Promise<TextFinding[]>;
}

/** Milliseconds for all texts of one post: a program and a circuit of the greatest length take a fifth of it. */
const DEADLINE_MS = 4000;
/** To wait where the queue is full: a text takes milliseconds. */
const WAIT_SECONDS = 2;

/** Reads texts in a thread of their own, whose entry is `filter-worker.ts`, with the words that staff added and allowed. */
export function openTextFilter(workerFile: URL, service: ServiceClient): TextFilter {
	const staffWords = openStaffWords(service);
	const threads = openJobThreads<FilterJob, TextFinding[]>(workerFile, { size: 1, deadline: DEADLINE_MS });
	return {
		async findingsIn(texts, userId, signal) {
			const words = await staffWords();
			try {
				return await threads.run({ texts, words }, { userId, signal });
			} catch (error) {
				if (error instanceof JobTooComplex) throw new Refusal("too_complex");
				if (error instanceof QueueFull) throw new Refusal("too_many_requests", { seconds: WAIT_SECONDS });
				throw error;
			}
		},
	};
}
