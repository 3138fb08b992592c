import { queryOptions } from "@tanstack/react-query";
import { type Backend, backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { achievementsKey } from "./achievements-key.ts";

export interface Achievement {
	id: string;
	/** A project that was completed, or the challenge whose work was approved. */
	projectId: string;
	/** The challenge's title; null for a completed project. */
	title: string | null;
	points: number;
	/** ISO time. */
	awardedAt: string;
}

const SHOWN = 3;

/** What a person was awarded last, the newest first: each adds its points to the person's. */
export function achievementsQuery(userId: string) {
	return queryOptions({
		queryKey: achievementsKey(userId),
		queryFn: async () => listAchievements(await backend(), userId),
	});
}

async function listAchievements(backend: Backend, userId: string): Promise<Achievement[]> {
	const awards = unwrap(
		await backend
			.from("point_awards")
			.select("kind, subject, points, awarded_at")
			.eq("user_id", userId)
			.order("awarded_at", { ascending: false })
			.limit(SHOWN),
	);
	const approved = awards.flatMap(({ kind, subject }) => (kind === "submission" ? [subject] : []));
	const submissions = approved.length === 0 ? [] : await listSubmitted(backend, approved);
	return awards.map(({ kind, subject, points, awarded_at }) => {
		const submission = kind === "submission" ? submissions.find(({ id }) => id === subject) : undefined;
		return {
			id: `${kind} ${subject}`,
			projectId: submission?.challenge_id ?? subject,
			title: kind === "submission" ? (submission?.challenges?.title ?? "") : null,
			points,
			awardedAt: awarded_at,
		};
	});
}

async function listSubmitted(backend: Backend, ids: readonly string[]) {
	return unwrap(
		await backend.from("challenge_submissions").select("id, challenge_id, challenges(title)").in("id", ids),
	);
}
