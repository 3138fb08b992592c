import { Bot, Code, Cpu, type LucideIcon, Radar } from "lucide-react";
import type { ChallengeCategory, ChallengeDifficulty } from "#domain/challenges.ts";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/backend/backend-error.ts";
import { TOO_MANY_CHALLENGES } from "../challenges.data.ts";

const DIFFICULTIES: Record<ChallengeDifficulty, () => string> = {
	beginner: m.level_beginner,
	intermediate: m.level_intermediate,
	advanced: m.level_advanced,
};

export function difficultyWords(difficulty: ChallengeDifficulty): string {
	return DIFFICULTIES[difficulty]();
}

export const CATEGORY_LOOK: Record<ChallengeCategory, { icon: LucideIcon; words: () => string }> = {
	electronics: { icon: Cpu, words: m.teaching_category_electronics },
	programming: { icon: Code, words: m.teaching_category_programming },
	robotics: { icon: Bot, words: m.teaching_category_robotics },
	sensors: { icon: Radar, words: m.teaching_category_sensors },
};

/** Why a challenge was not created. */
export function refusalWords(failure: Error): string {
	return hasCode(failure, TOO_MANY_CHALLENGES) ? m.teaching_too_many() : m.teaching_create_failed();
}
