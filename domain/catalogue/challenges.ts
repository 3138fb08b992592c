/** What an educator says of a challenge. The database keeps the same limits. */

export const CHALLENGE_DIFFICULTIES = ["beginner", "intermediate", "advanced"] as const;
export const CHALLENGE_CATEGORIES = ["electronics", "programming", "robotics", "sensors"] as const;
export const CHALLENGE_TITLE_MAXIMUM = 200;
export const CHALLENGE_DESCRIPTION_MAXIMUM = 10_000;

export type ChallengeDifficulty = (typeof CHALLENGE_DIFFICULTIES)[number];
export type ChallengeCategory = (typeof CHALLENGE_CATEGORIES)[number];
