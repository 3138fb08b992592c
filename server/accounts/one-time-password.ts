import { randomInt } from "node:crypto";
import { createCode } from "#domain/classroom/codes.ts";
import { MUST_CHANGE_PASSWORD } from "#gateway/tokens.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";

/** Letters and digits: 40 bits, and few tries before the waits. */
const LENGTH = 8;

/**
 * Gives the account a password that must be changed at the next sign-in, and ends its sessions. Returns the password,
 * which is kept nowhere else.
 */
export async function setOneTimePassword(service: ServiceClient, userId: string): Promise<string> {
	const password = createCode(LENGTH, randomInt).toLowerCase();
	const { error } = await service.auth.admin.updateUserById(userId, {
		password,
		email_confirm: true,
		app_metadata: { [MUST_CHANGE_PASSWORD]: new Date().toISOString() },
	});
	if (error) throw error;
	return password;
}
