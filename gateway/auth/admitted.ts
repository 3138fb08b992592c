import { AuthRefusal } from "./auth-error.ts";
import type { UserRow } from "./users.ts";

/** Refuses banned and unconfirmed accounts. Call it only after the password or code matched. */
export function requireAdmitted(user: UserRow): void {
	if (user.banned_until && Date.parse(user.banned_until) > Date.now()) {
		throw new AuthRefusal(400, "user_banned", "User is banned");
	}
	if (!user.confirmed_at) throw emailNotConfirmed();
}

export function emailNotConfirmed(): AuthRefusal {
	return new AuthRefusal(400, "email_not_confirmed", "Email not confirmed");
}
