import { z } from "zod/mini";
import { FORUM_CATEGORIES } from "./forum-categories.ts";
import { withoutNul } from "./without-nul.ts";

export const POST_TITLE_MAXIMUM = 200;
export const POST_CONTENT_MAXIMUM = 10_000;
export const COMMENT_MAXIMUM = 2000;

/** What the filter stops: contact details, calls to meet, and listed words. */
export const FINDING_KINDS = ["phone", "email", "handle", "address", "meeting", "word"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

const text = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), withoutNul);
const image = z.nullable(z.string().check(z.maxLength(200)));

/** A program and its circuit, as its author had them; others parse both before they run them. */
export const postedWork = z.object({
	projectId: z.string().check(z.maxLength(100)),
	kind: z.enum(["sketch", "blocks"]),
	program: z.string().check(z.maxLength(100_000), withoutNul),
	circuit: z.nullable(z.string().check(z.maxLength(100_000), withoutNul)),
});

/** `POST /api/forum/posts`: a new post, or with `id` new words of one's own. A repeated `actionId` is stored once. */
export const postQuestion = z.object({
	id: z.optional(z.uuid()),
	actionId: z.uuid(),
	title: text(POST_TITLE_MAXIMUM),
	content: text(POST_CONTENT_MAXIMUM),
	category: z.enum(FORUM_CATEGORIES),
	image: image,
	work: z.nullable(postedWork),
	/** For which class it is; null: for everybody. Of an edit it counts for nothing. */
	classId: z.nullable(z.uuid()),
});

/** `POST /api/forum/comments`, likewise. */
export const commentQuestion = z.object({
	id: z.optional(z.uuid()),
	actionId: z.uuid(),
	postId: z.uuid(),
	content: text(COMMENT_MAXIMUM),
	image: image,
});

/** `POST /api/forum/check`: what of these texts would be stopped; nothing is stored. */
export const textsQuestion = z.object({
	texts: z.array(z.string().check(z.maxLength(POST_CONTENT_MAXIMUM))).check(z.maxLength(3)),
});

const finding = z.object({
	/** Index of the text: of a post 0 is the title, 1 the content, 2 its sketch; from 3 on other texts of its work. */
	text: z.int(),
	kind: z.enum(FINDING_KINDS),
	/** UTF-16 units, [start, end). */
	start: z.int(),
	end: z.int(),
});

export const textsAnswer = z.object({ findings: z.array(finding) });

/** Stored, or stopped with what the filter found, or not allowed to write (see `forum_bar`), or to wait. */
export const postingAnswer = z.discriminatedUnion("result", [
	z.object({ result: z.literal("posted"), id: z.uuid() }),
	z.object({ result: z.literal("stopped"), findings: z.array(finding) }),
	z.object({ result: z.literal("barred"), bar: z.enum(["age", "consent", "unverified", "class"]) }),
	z.object({ result: z.literal("wait"), seconds: z.int() }),
]);

export type PostedWork = z.infer<typeof postedWork>;
export type TextFinding = z.infer<typeof finding>;
export type PostQuestion = z.infer<typeof postQuestion>;
export type CommentQuestion = z.infer<typeof commentQuestion>;
export type PostingAnswer = z.infer<typeof postingAnswer>;
export type TextsAnswer = z.infer<typeof textsAnswer>;
