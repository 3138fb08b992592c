import { forumComment } from "#domain/api/community.ts";
import { handler } from "../handler.ts";
import { WRITING_LIMIT, type Write } from "./writing.ts";

export const forumCommentHandler = (write: Write) =>
	handler({
		endpoint: forumComment,
		limit: WRITING_LIMIT,
		answer({ id, actionId, postId, content, image }, caller) {
			const author = caller.userId;
			const created = { author, action: actionId, post: postId, content, image: image as string };
			return write(caller, {
				gate: { action: actionId, edits: id, below: postId, class: null },
				texts: () => [content],
				async store(database) {
					const stored = id
						? database.rpc("edit_comment", { author, comment: id, content })
						: database.rpc("create_comment", created);
					return (await stored.throwOnError()).data.id;
				},
			});
		},
	});
