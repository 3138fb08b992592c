import type { ChallengeCategory, ChallengeDifficulty } from "#domain/catalogue/challenges.ts";
import { m } from "#messages/generated/messages.js";
import { TOO_MANY_CHALLENGES } from "#web/classroom/teaching/challenges.data.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";

const DIFFICULTIES: Record<ChallengeDifficulty, () => string> = {
	beginner: m.level_beginner,
	intermediate: m.level_intermediate,
	advanced: m.level_advanced,
};

export function difficultyText(difficulty: ChallengeDifficulty): string {
	return DIFFICULTIES[difficulty]();
}

const CATEGORIES: Record<ChallengeCategory, () => string> = {
	electronics: m.teaching_category_electronics,
	programming: m.teaching_category_programming,
	robotics: m.teaching_category_robotics,
	sensors: m.teaching_category_sensors,
};

export function categoryText(category: ChallengeCategory): string {
	return CATEGORIES[category]();
}

/** Why a challenge was not created. */
export function refusalText(failure: Error): string {
	return hasCode(failure, TOO_MANY_CHALLENGES) ? m.teaching_too_many() : m.teaching_create_failed();
}
