import { FORUM_CATEGORIES, type ForumCategory } from "#domain/community/forum-categories.ts";

/** Which post is open, or which category is listed. */
export type ForumSearch = { post?: string; category?: ForumCategory };

export function forumSearch({ post, category }: Record<string, unknown>): ForumSearch {
	const known = FORUM_CATEGORIES.find((each) => each === category);
	return { ...(typeof post === "string" ? { post } : {}), ...(known ? { category: known } : {}) };
}
