import { listEveryProject } from "#content/catalogue.ts";
import { listKits } from "#content/kits.ts";
import { listedWords } from "./moderation/listed-words.ts";
import type { ServiceClient } from "./platform/backend/backend.ts";

/**
 * Upserts the kits and projects of `content/`, by id, at each start; those that were removed
 * are set inactive. And the words that are no names. Without the backend's secret nothing is written: the catalogue stays as it is.
 */
export async function publishContent(service: ServiceClient | null): Promise<void> {
	if (!service) return;
	const kits = listKits();
	await service.from("learning_kits").upsert(kits).throwOnError();
	await service.from("learning_kits").update({ is_active: false }).not("id", "in", listOf(kits)).throwOnError();

	const challenges = projectsAsChallenges();
	await service.from("challenges").upsert(challenges).throwOnError();
	await service
		.from("challenges")
		.update({ status: "inactive" })
		.eq("project", true)
		.not("id", "in", listOf(challenges))
		.throwOnError();
	await service.rpc("publish_listed_words", { words: listedWords() }).throwOnError();
}

/** Work is handed in for a challenge; each project is one, under its own id. */
function projectsAsChallenges() {
	return listEveryProject().map(({ id, title, summary, points, level }) => ({
		...{ id, title, description: summary, points, difficulty: level.toLowerCase() },
		...{ category: "electronics", project: true, created_by: null, status: "active" },
	}));
}

/** PostgREST's form of a list of ids. */
function listOf(rows: readonly { id: string }[]): string {
	return `(${rows.map(({ id }) => `"${id}"`).join(",")})`;
}
