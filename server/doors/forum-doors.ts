import type { z } from "zod/mini";
import {
	commentQuestion,
	type PostingAnswer,
	postingAnswer,
	postQuestion,
	type TextFinding,
	type TextsAnswer,
	textsQuestion,
} from "#domain/forum-answer.ts";
import type { ServiceClient } from "../backend/backend.ts";
import type { Filter } from "../moderation/filter.ts";
import { openFilter } from "../moderation/staff-words.ts";
import { textsOfWork } from "../moderation/texts-of-work.ts";
import { Refusal } from "../refusal.ts";
import type { Door } from "./doors.ts";

export type ForumDoors = [Door<typeof postQuestion>, Door<typeof commentQuestion>, Door<typeof textsQuestion>];

/**
 * The doors of the forum: what is posted passes the filter first, then the database decides who may write, and how often.
 * Without the backend's secret nothing can be posted (`cannot_manage`).
 */
export function forumDoors(service: ServiceClient | null): ForumDoors {
	const filter = service && openFilter(service);

	async function post(texts: string[], store: (service: ServiceClient) => Promise<string>): Promise<PostingAnswer> {
		if (!service || !filter) throw new Refusal("cannot_manage");
		const findings = findingsIn(texts, await filter());
		if (findings.length > 0) return { result: "stopped", findings };
		try {
			return { result: "posted", id: await store(service) };
		} catch (error) {
			return answerFor(error);
		}
	}

	return [
		{
			path: "/api/forum/posts",
			question: postQuestion,
			perMinute: 20,
			answer: ({ id, actionId, title, content, category, image, work, classId }, { userId: author }) =>
				post([title, content, ...(work ? textsOfWork(work) : [])], async (database) => {
					const written = { author, title, content, category };
					const { data } = id
						? await database.rpc("edit_post", { ...written, post: id }).throwOnError()
						: await database
								.rpc("create_post", {
									...written,
									action: actionId,
									image: image as string,
									work,
									class: classId as string,
								})
								.throwOnError();
					return data.id;
				}),
		},
		{
			path: "/api/forum/comments",
			question: commentQuestion,
			perMinute: 20,
			answer: ({ id, actionId, postId, content, image }, { userId: author }) =>
				post([content], async (database) => {
					const { data } = id
						? await database.rpc("edit_comment", { author, comment: id, content }).throwOnError()
						: await database
								.rpc("create_comment", { author, action: actionId, post: postId, content, image: image as string })
								.throwOnError();
					return data.id;
				}),
		},
		{
			path: "/api/forum/check",
			question: textsQuestion,
			perMinute: 60,
			async answer({ texts }: z.output<typeof textsQuestion>): Promise<TextsAnswer> {
				if (!filter) throw new Refusal("cannot_manage");
				return { findings: findingsIn(texts, await filter()) };
			},
		},
	];
}

function findingsIn(texts: readonly string[], filter: Filter): TextFinding[] {
	return texts.flatMap((each, text) => filter(each).map((finding) => ({ text, ...finding })));
}

/** The database's own answers: FORUM with why a person may not write, QRATE with the seconds to wait. */
function answerFor(error: unknown): PostingAnswer {
	const { code, details } = error as { code?: string; details?: string };
	if (code === "FORUM") return postingAnswer.parse({ result: "barred", bar: details });
	if (code === "QRATE") return { result: "wait", seconds: Number(details) };
	if (code === "PT404") throw new Refusal("not_found");
	throw error;
}
