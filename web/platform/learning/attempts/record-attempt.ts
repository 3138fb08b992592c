import { z } from "zod/mini";
import { backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import type { ActionKind } from "#web/platform/outbox/action.ts";
import type { Attempt } from "./attempt-action.ts";

/** Records one check of a program for the class teacher. */
export const recordAttempt: ActionKind<Attempt, void> = {
	payload: z.object({
		kind: z.enum(["sketch", "blocks"]),
		passed: z.boolean(),
		passedSteps: z.array(z.string()),
		steps: z.int(),
		failedStep: z.nullable(z.string()),
		seen: z.nullable(z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
		program: z.string(),
	}),
	async send({ id, person: userId, subject, payload }) {
		const { kind, passed, passedSteps, steps, failedStep, seen, program } = payload;
		unwrap(
			await (await backend()).rpc("record_attempt", {
				...{ person: userId, action_id: id, project_id: subject, kind, passed, program },
				...{ passed_steps: passedSteps, step_count: steps },
				...(failedStep !== null && { failed_step: failedStep }),
				...(seen !== null && { seen }),
			}),
		);
	},
	files: ({ subject, payload: { kind, program } }) => ({
		[`${subject}.${kind === "sketch" ? "ino" : "json"}`]: program,
	}),
};
