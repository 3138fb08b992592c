import { m } from "#messages/generated/messages.js";
import {
	BackendError,
	DISK_FULL,
	NAME_REFUSED,
	NETWORK_GONE,
	TOO_MANY_REQUESTS,
} from "#web/platform/backend/backend-error.ts";
import { isNotCreated } from "./profile.data.ts";

/** By the code of the server's answer. */
const REASONS: Record<string, () => string> = {
	[NETWORK_GONE]: m.account_network_gone,
	[DISK_FULL]: m.server_disk_full,
	[TOO_MANY_REQUESTS]: m.account_wait,
	[NAME_REFUSED]: m.name_refused,
	"23514": m.profile_refused_value,
	"42501": m.profile_refused_right,
	PGRST116: m.profile_refused_gone,
};

/** Why a profile could not be read, made or saved, and what to do. */
export function profileRefusalText(error: unknown): string {
	const first = isNotCreated(error) ? error.cause : error;
	if (!(first instanceof BackendError)) return m.profile_refused_fault({ code: "page" });
	const { code, status } = first;
	const reason = REASONS[code];
	if (reason) return reason();
	if (status === 401) return m.profile_refused_session();
	return m.profile_refused_fault({ code: [status, code].filter(Boolean).join(" ") });
}
