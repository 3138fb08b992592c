import type { LearningStage } from "#domain/catalogue/learning-stage.ts";

/** Kits for the learner's stage come first; otherwise the order stays. An educator, who has no stage, sees them as they are. */
export function fittingFirst<T extends { type: string }>(kits: readonly T[], stage: LearningStage | undefined): T[] {
	return [...kits.filter(({ type }) => type === stage), ...kits.filter(({ type }) => type !== stage)];
}
