import type { z } from "zod/mini";
import { type OneTimePasswordAnswer, oneTimePasswordQuestion } from "#domain/one-time-password.ts";
import { setOneTimePassword } from "../accounts/one-time-password.ts";
import type { Backend } from "../backend/backend.ts";
import { Refusal } from "../refusal.ts";
import type { Door } from "./doors.ts";

/** Insufficient privilege, and no such person. */
const REFUSALS: Record<string, Refusal["body"]["code"]> = { "42501": "not_allowed", PT404: "unknown_person" };

/**
 * `POST /api/one-time-password`: staff set a person's password, which must be changed at the
 * next sign-in. The database authorises and records it.
 */
export function oneTimePasswordDoor({
	service,
	asPerson,
}: Pick<Backend, "service" | "asPerson">): Door<typeof oneTimePasswordQuestion> {
	return {
		path: "/api/one-time-password",
		question: oneTimePasswordQuestion,
		perMinute: 60,
		async answer(
			{ userId }: z.output<typeof oneTimePasswordQuestion>,
			{ accessToken },
		): Promise<OneTimePasswordAnswer> {
			if (!service) throw new Refusal("cannot_manage");
			const { error } = await asPerson(accessToken).rpc("permit_one_time_password", { user_id: userId });
			if (error) throw REFUSALS[error.code] ? new Refusal(REFUSALS[error.code] ?? "server_error") : error;
			return { password: await setOneTimePassword(service, userId) };
		},
	};
}
