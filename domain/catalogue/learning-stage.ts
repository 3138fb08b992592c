/** From this age on one begins with code. */
const AGE_OF_CODE = 13;

/** Which kit a learner is offered first: blocks, or Arduino code. */
export type LearningStage = "primary" | "secondary";

interface Learner {
	/** Null where it is not known. */
	age: number | null;
	/** The levels of the classes they are in; null for a class without one. */
	classLevels: readonly (string | null)[];
}

/** By age; where that is not known, by the level of the learner's classes, and blocks where they have none or several. */
export function learningStage({ age, classLevels }: Learner): LearningStage {
	if (age !== null) return age < AGE_OF_CODE ? "primary" : "secondary";
	return classLevels.length > 0 && classLevels.every((level) => level === "secondary") ? "secondary" : "primary";
}
