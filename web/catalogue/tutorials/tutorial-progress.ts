import { z } from "zod/mini";
import { stored } from "#web/platform/storage/stored.ts";

/** The steps whose goal a person has met, by tutorial; kept in this browser. */
const kept = stored({
	key: "tutorials",
	version: 2,
	schema: z.record(z.string(), z.array(z.number())),
	fallback: {},
});

export type TutorialProgress = Readonly<Record<string, readonly number[]>>;

export function readTutorials(userId: string): TutorialProgress {
	return kept.read(userId);
}

/** Notes a step, from 0, as met. Returns all that is met then. */
export function meetStep(userId: string, tutorial: string, step: number): TutorialProgress {
	const all = kept.read(userId);
	const met = all[tutorial] ?? [];
	if (met.includes(step)) return all;
	const next = { ...all, [tutorial]: [...met, step] };
	kept.write(userId, next);
	return next;
}
