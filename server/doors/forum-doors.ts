import type { z } from "zod/mini";
import {
	commentQuestion,
	type PostingAnswer,
	postingAnswer,
	postQuestion,
	type TextsAnswer,
	textsQuestion,
} from "#domain/forum-answer.ts";
import type { ServiceClient } from "../backend/backend.ts";
import type { TextFilter } from "../moderation/filter-threads.ts";
import { textsOfWork } from "../moderation/texts-of-work.ts";
import { Refusal } from "../refusal.ts";
import type { Asking, Door } from "./doors.ts";

export type ForumDoors = [Door<typeof postQuestion>, Door<typeof commentQuestion>, Door<typeof textsQuestion>];

/** What the database asks of a text before it is read; see `require_forum_gate`. */
interface Gate {
	action: string;
	edits: string | undefined;
	below: string | null;
	class: string | null;
}

/**
 * The doors of the forum: the database decides who may write, and how often; then what is posted passes the filter. Without
 * the backend's secret nothing can be posted (`cannot_manage`).
 */
export function forumDoors(service: ServiceClient | null, filter: TextFilter | null): ForumDoors {
	async function post(
		{ userId: author, signal }: Asking,
		gate: Gate,
		textsOf: () => string[],
		store: (service: ServiceClient) => Promise<string>,
	): Promise<PostingAnswer> {
		if (!service || !filter) throw new Refusal("cannot_manage");
		try {
			await service.rpc("require_forum_gate", { author, ...gate, edits: gate.edits ?? null } as never).throwOnError();
			const findings = await filter.findingsIn(textsOf(), author, signal);
			if (findings.length > 0) return { result: "stopped", findings };
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
			answer: ({ id, actionId, title, content, category, image, work, classId }, asking) =>
				post(
					asking,
					{ action: actionId, edits: id, below: null, class: classId },
					() => [title, content, ...(work ? textsOfWork(work) : [])],
					async (database) => {
						const written = { author: asking.userId, title, content, category };
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
					},
				),
		},
		{
			path: "/api/forum/comments",
			question: commentQuestion,
			perMinute: 20,
			answer: ({ id, actionId, postId, content, image }, asking) =>
				post(
					asking,
					{ action: actionId, edits: id, below: postId, class: null },
					() => [content],
					async (database) => {
						const author = asking.userId;
						const { data } = id
							? await database.rpc("edit_comment", { author, comment: id, content }).throwOnError()
							: await database
									.rpc("create_comment", { author, action: actionId, post: postId, content, image: image as string })
									.throwOnError();
						return data.id;
					},
				),
		},
		{
			path: "/api/forum/check",
			question: textsQuestion,
			perMinute: 60,
			async answer({ texts }: z.output<typeof textsQuestion>, { userId, signal }): Promise<TextsAnswer> {
				if (!filter) throw new Refusal("cannot_manage");
				return { findings: await filter.findingsIn(texts, userId, signal) };
			},
		},
	];
}

/** The database's own answers: FORUM with why a person may not write, QRATE with the seconds to wait. */
function answerFor(error: unknown): PostingAnswer {
	const { code, details } = error as { code?: string; details?: string };
	if (code === "FORUM") return postingAnswer.parse({ result: "barred", bar: details });
	if (code === "QRATE") return { result: "wait", seconds: Number(details) };
	if (code === "PT404") throw new Refusal("not_found");
	// Of many bytes, where each sign has several.
	if (code === "23514") throw new Refusal("too_large");
	throw error;
}
