import { z } from "zod/mini";
import { FORUM_CATEGORIES } from "../community/forum-categories.ts";
import { withoutNul } from "../without-nul.ts";
import { endpoint, type RequestOf, type ResponseOf } from "./endpoint.ts";

export const POST_TITLE_MAXIMUM = 200;
export const POST_CONTENT_MAXIMUM = 10_000;
export const COMMENT_MAXIMUM = 2000;

/** What the filter stops: contact details, calls to meet, and listed words. */
export const FINDING_KINDS = ["phone", "email", "handle", "address", "meeting", "word"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

const text = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), withoutNul);
const image = z.nullable(z.string().check(z.maxLength(200)));

/**
 * A program and its circuit, as its author had them; others parse both before they run them. Without a circuit it is what the
 * project begins with.
 */
export const postedWork = z.object({
	projectId: z.string().check(z.maxLength(100)),
	kind: z.enum(["sketch", "blocks"]),
	program: z.string().check(z.maxLength(100_000), withoutNul),
	circuit: z.nullable(z.string().check(z.maxLength(100_000), withoutNul)),
});

const finding = z.object({
	/** Index of the text: of a post 0 is the title, 1 the content, 2 its sketch; from 3 on other texts of its work. */
	text: z.int(),
	kind: z.enum(FINDING_KINDS),
	/** UTF-16 units, [start, end). */
	start: z.int(),
	end: z.int(),
});

/** Stored, or stopped with what the filter found, or not allowed to write (see `forum_bar`), or to wait. */
const postingResponse = z.discriminatedUnion("result", [
	z.object({ result: z.literal("posted"), id: z.uuid() }),
	z.object({ result: z.literal("stopped"), findings: z.array(finding) }),
	z.object({ result: z.literal("barred"), bar: z.enum(["age", "consent", "unverified", "class"]) }),
	z.object({ result: z.literal("wait"), seconds: z.int() }),
]);

const FILTER_REFUSALS = ["cannot_manage", "too_complex"] as const;

/** A new post, or with `id` a new text for one's own. A repeated `actionId` is stored once. */
export const forumPost = endpoint({
	path: "/api/forum/posts",
	request: z.object({
		id: z.optional(z.uuid()),
		actionId: z.uuid(),
		title: text(POST_TITLE_MAXIMUM),
		content: text(POST_CONTENT_MAXIMUM),
		category: z.enum(FORUM_CATEGORIES),
		image: image,
		work: z.nullable(postedWork),
		/** For which class it is; null: for everybody. Of an edit it counts for nothing. */
		classId: z.nullable(z.uuid()),
	}),
	response: postingResponse,
	refusals: [...FILTER_REFUSALS, "not_found"],
});

/** A new comment, or a new text for one's own, likewise. */
export const forumComment = endpoint({
	path: "/api/forum/comments",
	request: z.object({
		id: z.optional(z.uuid()),
		actionId: z.uuid(),
		postId: z.uuid(),
		content: text(COMMENT_MAXIMUM),
		image: image,
	}),
	response: postingResponse,
	refusals: [...FILTER_REFUSALS, "not_found"],
});

/** What of these texts would be stopped; nothing is stored. */
export const forumCheck = endpoint({
	path: "/api/forum/check",
	request: z.object({
		texts: z.array(z.string().check(z.maxLength(POST_CONTENT_MAXIMUM))).check(z.maxLength(3)),
	}),
	response: z.object({ findings: z.array(finding) }),
	refusals: FILTER_REFUSALS,
});

export type PostedWork = z.infer<typeof postedWork>;
export type TextFinding = z.infer<typeof finding>;
export type PostRequest = RequestOf<typeof forumPost>;
export type CommentRequest = RequestOf<typeof forumComment>;
export type PostingResponse = ResponseOf<typeof forumPost>;
