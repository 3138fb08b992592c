import { z } from "zod/mini";
import {
	type CommentRequest,
	forumCheck,
	forumComment,
	forumPost,
	type PostedWork,
	type PostingResponse,
	type PostRequest,
	postedWork,
	type TextFinding,
} from "#domain/api/community.ts";
import { PICTURE_EDGE } from "#domain/api/pictures.ts";
import type { ForumCategory } from "#domain/community/forum-categories.ts";
import type { Database } from "#supabase/types.gen.ts";
import { ask } from "#web/platform/backend/ask.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { fileStore } from "#web/platform/backend/file-store.ts";
import { type ListPage, readPage } from "#web/platform/backend/read-page.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { uploadPicture } from "#web/platform/backend/upload.ts";
import { shrinkPicture } from "#web/platform/storage/shrink-picture.ts";

const FORUM_IMAGES = "forum-images";
/** Of posts, and of the comments of one. */
export const PAGE_SIZE = 20;
/** Seconds a signed link holds. */
export const LINK_SECONDS = 3600;

/** Both null where the account is deleted; the name where it cannot be read. */
export type Author = { id: string | null; name: string | null; teacher: boolean };

export type Post = {
	id: string;
	author: Author;
	title: string;
	content: string;
	category: ForumCategory;
	/** A path in the bucket. */
	image: string | null;
	/** A program and its circuit go with it (`getPostedWork`). */
	hasWork: boolean;
	/** Of a post that only this class and staff read. */
	forClass: { id: string; name: string } | null;
	solved: boolean;
	answerId: string | null;
	comments: number;
	createdAt: string;
	editedAt: string | null;
	hidden: boolean;
};

export type Comment = {
	id: string;
	author: Author;
	content: string;
	image: string | null;
	createdAt: string;
	editedAt: string | null;
	hidden: boolean;
};

export type PostFilter = { category: ForumCategory | null; search: string };

/** After which post the next page begins. */
export type PageStart = { at: string; id: string } | null;

/** What keeps a person from writing, and when they asked their teacher; `bar` is null for who may write. */
export type ForumStanding = {
	bar: "age" | "consent" | "unverified" | "class" | null;
	askedAt: string | null;
	/** Learners of this school write to their classes. */
	classOnly: boolean;
	/** For which classes the person may post. */
	classes: { id: string; name: string }[];
};

/** One page of posts, newest first, in one request. */
export async function listPosts(backend: Backend, filter: PostFilter, after: PageStart): Promise<Post[]> {
	const rows = unwrap(
		await backend.rpc("list_posts", {
			...(filter.category ? { only_category: filter.category } : {}),
			...(filter.search.trim() ? { search: filter.search.trim() } : {}),
			...(after ? { before_at: after.at, before_id: after.id } : {}),
			most: PAGE_SIZE,
		}),
	);
	return rows.map(postOf);
}

type PostRow = Database["public"]["Functions"]["list_posts"]["Returns"][number];

function postOf(row: PostRow): Post {
	return {
		id: row.id,
		author: { id: row.user_id, name: row.author_name, teacher: row.author_role === "educator" },
		title: row.title,
		content: row.content,
		category: row.category as ForumCategory,
		image: row.image_url,
		hasWork: row.has_work,
		forClass: row.class_id ? { id: row.class_id, name: row.class_name } : null,
		solved: row.status === "solved",
		answerId: row.answer_id,
		comments: row.comment_count,
		createdAt: row.created_at,
		editedAt: row.edited_at,
		hidden: row.hidden,
	};
}

/** One post by its id; null where it is gone or hidden. */
export async function getPost(backend: Backend, id: string): Promise<Post | null> {
	const [row] = unwrap(await backend.rpc("list_posts", { only_post: id, most: 1 }));
	return row ? postOf(row) : null;
}

/** The program and circuit of a post, as its author had them; null where there is none that can be read. */
export async function getPostedWork(backend: Backend, id: string): Promise<PostedWork | null> {
	const row = unwrap(await backend.from("forum_posts").select("work").eq("id", id).maybeSingle());
	return z.safeParse(postedWork, row?.work).data ?? null;
}

export type SolvedPost = { id: string; title: string; comments: number };

/** Some solved posts like this one. */
export async function listSolvedLike(backend: Backend, id: string): Promise<SolvedPost[]> {
	const rows = unwrap(await backend.rpc("list_solved_like", { post: id }));
	return rows.map((row) => ({ id: row.id, title: row.title, comments: row.comment_count }));
}

/** One page of a post's comments, oldest first, with their authors' names. */
export async function listComments(backend: Backend, postId: string, page: number): Promise<ListPage<Comment>> {
	const found = await readPage(page, PAGE_SIZE, (first, last) =>
		backend
			.from("forum_comments")
			.select("*, author:people!forum_comments_user_id_fkey(display_name, role)", { count: "exact" })
			.eq("post_id", postId)
			.order("created_at")
			.order("id")
			.range(first, last),
	);
	const rows = found.rows.map((row) => ({
		id: row.id,
		author: authorOf(row),
		content: row.content,
		image: row.image_url,
		createdAt: row.created_at,
		editedAt: row.edited_at,
		hidden: row.hidden_at !== null,
	}));
	return { ...found, rows };
}

function authorOf(row: { user_id: string | null; author: { display_name: string; role: string } | null }): Author {
	return { id: row.user_id, name: row.author?.display_name ?? null, teacher: row.author?.role === "educator" };
}

/** Links to pictures by path, all in one call. */
export async function signForumImages(paths: readonly string[]): Promise<Record<string, string>> {
	const links = unwrap(await (await fileStore()).from(FORUM_IMAGES).createSignedUrls([...paths], LINK_SECONDS));
	return Object.fromEntries(
		links.flatMap(({ path, signedUrl, error }) => (path && signedUrl && !error ? [[path, signedUrl]] : [])),
	);
}

/** Scales a picture and stores it, under the same name once. Returns its path. Throws UnreadablePicture, BackendError. */
export async function storeForumImage(userId: string, name: string, file: Blob): Promise<string> {
	const picture = await shrinkPicture(file, PICTURE_EDGE);
	const signal = new AbortController().signal;
	return uploadPicture({ bucket: FORUM_IMAGES, name, picture }, { userId, signal, onProgress: () => {} });
}

export function sendPost(userId: string, post: PostRequest): Promise<PostingResponse> {
	return ask(forumPost, post, { userId });
}

export function sendComment(userId: string, comment: CommentRequest): Promise<PostingResponse> {
	return ask(forumComment, comment, { userId });
}

/** What of the texts would be stopped. */
export async function checkTexts(texts: string[], signal: AbortSignal): Promise<TextFinding[]> {
	return (await ask(forumCheck, { texts }, { signal })).findings;
}

export async function getForumStanding(backend: Backend): Promise<ForumStanding> {
	const [row] = unwrap(await backend.rpc("forum_standing"));
	return {
		bar: (row?.bar ?? null) as ForumStanding["bar"],
		askedAt: row?.asked_at ?? null,
		classOnly: row?.class_only ?? false,
		classes: z.parse(classesSchema, row?.classes ?? []),
	};
}

const classesSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** Whether learners write to their classes only, from now on. For administrators. */
export async function setForumClassOnly(backend: Backend, classOnly: boolean): Promise<void> {
	unwrap(await backend.rpc("set_forum_class_only", { class_only: classOnly }));
}

export async function askForConsent(backend: Backend): Promise<void> {
	unwrap(await backend.rpc("ask_for_consent"));
}

export async function deletePost(backend: Backend, id: string): Promise<void> {
	unwrap(await backend.rpc("delete_post", { post: id }));
}

export async function deleteComment(backend: Backend, id: string): Promise<void> {
	unwrap(await backend.rpc("delete_comment", { comment: id }));
}

/** `answer` is the comment that solved it. */
export async function markSolved(backend: Backend, id: string, solved: boolean, answer?: string): Promise<void> {
	unwrap(await backend.rpc("mark_solved", { post: id, solved, ...(answer ? { answer } : {}) }));
}

export const REPORT_REASONS = ["private", "unkind", "unsafe", "spam", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export type ReportTarget = { kind: "post" | "comment" | "name"; id: string };

export async function report(
	backend: Backend,
	{ kind, id }: ReportTarget,
	reason: ReportReason,
	note: string,
): Promise<void> {
	unwrap(await backend.rpc("report", { kind, target: id, reason, note }));
}
