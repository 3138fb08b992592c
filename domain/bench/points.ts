/** Points and levels. One level is 100 points; the primary kit has its own levels (kit-progress.ts). */

const POINTS_PER_LEVEL = 100;

export type LevelTitle = "beginner" | "advanced" | "expert" | "master";

/** Level of a learner with `points` in all: 1 at 0-99, 2 at 100-199, and so on. The database has the same rule. */
export function levelFor(points: number): number {
	return Math.floor(points / POINTS_PER_LEVEL) + 1;
}

/** The title shown beside a level: Beginner below 3, Advanced at 3, Expert at 5, Master at 10. */
export function titleForLevel(level: number): LevelTitle {
	if (level >= 10) return "master";
	if (level >= 5) return "expert";
	if (level >= 3) return "advanced";
	return "beginner";
}

/** How far a learner is inside their level. `fraction` is 0 to just under 1. */
export function levelProgress(points: number): { pointsToNext: number; fraction: number } {
	const level = levelFor(points);
	const floor = (level - 1) * POINTS_PER_LEVEL;
	return { pointsToNext: level * POINTS_PER_LEVEL - points, fraction: (points - floor) / POINTS_PER_LEVEL };
}
