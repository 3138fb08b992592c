import { oneTimePassword } from "#domain/api/account.ts";
import { setOneTimePassword } from "../../accounts/one-time-password.ts";
import type { Backend } from "../../platform/backend/backend.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";

/** Insufficient privilege, and no such person. */
const REFUSALS: Record<string, Refusal["body"]["code"]> = { "42501": "not_allowed", PT404: "unknown_person" };

/** Staff set a person's password, which must be changed at the next sign-in. The database authorises and records it. */
export const oneTimePasswordHandler = ({ service, asPerson }: Pick<Backend, "service" | "asPerson">) =>
	handler({
		endpoint: oneTimePassword,
		limit: perMinute(60),
		async answer({ userId }, { accessToken }) {
			if (!service) throw new Refusal("cannot_manage");
			const { error } = await asPerson(accessToken).rpc("permit_one_time_password", { user_id: userId });
			if (error) throw REFUSALS[error.code] ? new Refusal(REFUSALS[error.code] ?? "server_error") : error;
			return { password: await setOneTimePassword(service, userId) };
		},
	});
