/** What an educator says of a challenge. The database keeps the same limits. */

export const CHALLENGE_DIFFICULTIES = ["beginner", "intermediate", "advanced"] as const;
export const CHALLENGE_CATEGORIES = ["electronics", "programming", "robotics", "sensors"] as const;
export const CHALLENGE_TITLE_MAXIMUM = 200;
export const CHALLENGE_DESCRIPTION_MAXIMUM = 10_000;

/** The most lines in which a teacher says what they look for, and the most characters of each. */
export const RUBRIC_LINES = 5;
export const RUBRIC_LINE_MAXIMUM = 120;

export type ChallengeDifficulty = (typeof CHALLENGE_DIFFICULTIES)[number];
export type ChallengeCategory = (typeof CHALLENGE_CATEGORIES)[number];

/** The lines of a rubric as typed, without what is empty or said twice. */
export function rubricLines(typed: string): string[] {
	return [...new Set(typed.split("\n").map((line) => line.trim().slice(0, RUBRIC_LINE_MAXIMUM)))].filter(Boolean);
}
