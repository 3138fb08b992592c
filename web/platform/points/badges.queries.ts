import { queryOptions } from "@tanstack/react-query";
import { earnedStars } from "#domain/bench/stars.ts";
import { type Backend, backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { listCompletions, listTakenHelps } from "#web/platform/learning/completions.data.ts";
import { EXTENSION_PASSED } from "#web/platform/learning/lesson-progress/use-lesson-progress.ts";

/** How often a person earned each badge. They are counted, never compared with others'. */
export interface Badges {
	/** Projects completed before a hint was taken. */
	unaided: number;
	/** Projects whose extension was passed. */
	made: number;
	/** Others' posts that were solved by an answer of this person. */
	helped: number;
}

export function badgesQuery(userId: string) {
	return queryOptions({
		queryKey: ["badges", userId],
		queryFn: async () => countBadges(await backend(), userId),
		refetchOnMount: "always",
	});
}

async function countBadges(backend: Backend, userId: string): Promise<Badges> {
	const [completions, helps, made, solved] = await Promise.all([
		listCompletions(backend, userId),
		listTakenHelps(backend, userId),
		backend
			.from("lesson_progress")
			.select("project_id")
			.eq("user_id", userId)
			.contains("steps", [EXTENSION_PASSED])
			.then(unwrap),
		backend
			.from("forum_posts")
			.select("id, forum_comments!forum_posts_answer_id_fkey!inner(user_id)")
			.eq("forum_comments.user_id", userId)
			.neq("user_id", userId)
			.then(unwrap),
	]);
	const unaided = [...earnedStars(completions, helps).values()].filter(({ noHint }) => noHint);
	return { unaided: unaided.length, made: made.length, helped: solved.length };
}
