/** The primary kit has its own levels. */
const POINTS_PER_KIT_LEVEL = 500;

export interface KitProgress {
	level: number;
	points: number;
	/** Projects completed, of all there are in the kit. */
	done: number;
	total: number;
	/** Points missing to the next level; null when the whole kit is complete. */
	toNextLevel: number | null;
	/** How far inside the level, from 0 to just under 1; 1 for a complete kit. */
	fraction: number;
}

/** A learner's level and progress in the primary kit, from the points of its completed projects. */
export function kitProgress({ points, done, total }: { points: number; done: number; total: number }): KitProgress {
	const level = Math.floor(points / POINTS_PER_KIT_LEVEL) + 1;
	const complete = total > 0 && done >= total;
	return {
		level,
		points,
		done,
		total,
		toNextLevel: complete ? null : level * POINTS_PER_KIT_LEVEL - points,
		fraction: complete ? 1 : (points % POINTS_PER_KIT_LEVEL) / POINTS_PER_KIT_LEVEL,
	};
}
