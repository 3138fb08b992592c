import { z } from "zod/mini";
import type { HintResponse } from "#domain/api/bench.ts";
import type { ActionKind, NewAction } from "#web/platform/outbox/action.ts";
import { askHint } from "./helps.data.ts";
import { TAKE_HINT } from "./take-hint-kind.ts";

const payload = z.object({ projectId: z.string(), step: z.string(), seen: z.array(z.string()) });
type Payload = z.infer<typeof payload>;

/** A rung was read: `seen` are those of its ladder that were read before. */
export function takeHintAction(userId: string, taken: Payload): NewAction<Payload> {
	const subject = `${taken.projectId}/${taken.step}/${taken.seen.length + 1}`;
	return { person: userId, kind: TAKE_HINT, subject, payload: taken };
}

/** Has the server record a hint that cost nothing. */
export const takeHint: ActionKind<Payload, HintResponse> = {
	payload: {
		safeParse(value) {
			const read = payload.safeParse(value);
			return read.success ? { success: true, data: read.data } : { success: false };
		},
	},
	send: ({ person: userId, payload: { projectId, step, seen } }) =>
		askHint(userId, { projectId, step, seen, next: true }),
	files: () => ({}),
};
