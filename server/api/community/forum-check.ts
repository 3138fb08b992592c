import { forumCheck } from "#domain/api/community.ts";
import type { TextFilter } from "../../moderation/filter-threads.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";

export const forumCheckHandler = (filter: TextFilter | null) =>
	handler({
		endpoint: forumCheck,
		limit: perMinute(60),
		async answer({ texts }, { userId, signal }) {
			if (!filter) throw new Refusal("cannot_manage");
			return { findings: await filter.findingsIn(texts, userId, signal) };
		},
	});
