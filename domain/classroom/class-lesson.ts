import { z } from "zod/mini";

/** What a teacher may let the screens of a class say, in characters. */
export const MOST_ATTENTION_WORDS = 120;

/** On a shared computer the end of the lesson signs out after this time, in milliseconds. */
export const LEAVE_AFTER_MS = 120_000;

/** What `own_lesson` answers: what the classes of a learner ask of their screen. */
export const ownLesson = z.object({
	attention: z.nullable(
		z.object({
			classId: z.string(),
			className: z.string(),
			teacher: z.nullable(z.string()),
			words: z.nullable(z.string()),
			secondsLeft: z.number(),
		}),
	),
	ended: z.nullable(
		z.object({
			className: z.string(),
			/** The server's time, ISO 8601. */
			at: z.string(),
			/** What the learner worked on in the last hours. `points`: of what they have completed meanwhile. */
			works: z.array(z.object({ project: z.string(), passed: z.int(), steps: z.int(), points: z.nullable(z.int()) })),
		}),
	),
});
export type OwnLesson = z.infer<typeof ownLesson>;
export type EndedLesson = NonNullable<OwnLesson["ended"]>;
export type AttentionAsked = NonNullable<OwnLesson["attention"]>;

/** What `class_lesson` answers a teacher while attention is asked for. `screens`: the learners whose screens wait. */
export const classLesson = z.nullable(
	z.object({
		secondsAgo: z.number(),
		secondsLeft: z.number(),
		words: z.nullable(z.string()),
		screens: z.array(z.string()),
	}),
);
export type ClassLesson = z.infer<typeof classLesson>;
