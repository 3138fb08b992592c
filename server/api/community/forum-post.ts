import { forumPost } from "#domain/api/community.ts";
import { textsOfWork } from "../../moderation/texts-of-work.ts";
import { handler } from "../handler.ts";
import { WRITING_LIMIT, type Write } from "./writing.ts";

export const forumPostHandler = (write: Write) =>
	handler({
		endpoint: forumPost,
		limit: WRITING_LIMIT,
		answer({ id, actionId, title, content, category, image, work, classId }, caller) {
			const written = { author: caller.userId, title, content, category };
			const created = { ...written, action: actionId, image: image as string, work, class: classId as string };
			return write(caller, {
				gate: { action: actionId, edits: id, below: null, class: classId },
				texts: () => [title, content, ...(work ? textsOfWork(work) : [])],
				async store(database) {
					const stored = id
						? database.rpc("edit_post", { ...written, post: id })
						: database.rpc("create_post", created);
					return (await stored.throwOnError()).data.id;
				},
			});
		},
	});
