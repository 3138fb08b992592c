import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { containing } from "./search-pattern.ts";

export const KIT_TYPES = ["all", "primary", "secondary"] as const;
export type KitType = (typeof KIT_TYPES)[number];
export type KitFilter = { search: string; type: KitType };

export type Kit = {
	id: string;
	title: string;
	description: string;
	type: string;
	ageRange: string;
	/** In order. */
	projectIds: string[];
	totalLevels: number;
	completedLevels: number;
	/** 0 to 100; 100 is a completed kit. */
	progressPercentage: number;
	pointsPerLevel: number;
	featured: boolean;
};

/** The active kits that match, with the person's progress; featured first, then the newest. */
export async function listKits(backend: Backend, userId: string, { search, type }: KitFilter): Promise<Kit[]> {
	let query = backend
		.from("learning_kits")
		.select("*, user_kit_progress(progress_percentage, completed_levels, last_accessed)")
		.eq("is_active", true)
		.eq("user_kit_progress.user_id", userId)
		.order("featured", { ascending: false })
		.order("created_at", { ascending: false })
		.order("id");
	if (type !== "all") query = query.eq("type", type);
	if (search.trim()) query = query.ilike("search_text", containing(search.trim()));
	return unwrap(await query).map((row) => {
		const progress = row.user_kit_progress[0];
		return {
			id: row.id,
			title: row.title,
			description: row.description,
			type: row.type,
			ageRange: row.age_range,
			projectIds: row.project_ids,
			totalLevels: row.total_levels,
			completedLevels: progress?.completed_levels ?? 0,
			progressPercentage: progress?.progress_percentage ?? 0,
			pointsPerLevel: row.points_per_completion,
			featured: row.featured,
		};
	});
}

/** Notes that the person opened a kit; how far they are is the server's to count. */
export async function openKit(backend: Backend, userId: string, kitId: string): Promise<void> {
	const opened = { kit_id: kitId, user_id: userId, last_accessed: new Date().toISOString() };
	unwrap(await backend.from("user_kit_progress").upsert(opened, { onConflict: "user_id,kit_id" }));
}
