import type { ForumStanding, Post } from "#web/community/forum/forum.data.ts";
import type { PostReaders } from "#web/community/forum/PostForm.tsx";

/** Whether there is a comment box: where learners write to their classes, posts for everybody are for them to read. */
export function mayCommentOn(post: Post, standing: ForumStanding | undefined, staff: boolean): boolean {
	if (standing?.bar !== null) return false;
	return staff || !standing.classOnly || post.forClass !== null;
}

/** Who can read a new post, to choose from; undefined where it is for everybody. */
export function readersOf(standing: ForumStanding | undefined, staff: boolean): PostReaders | undefined {
	return standing?.classOnly ? { classes: standing.classes, everybody: staff } : undefined;
}
