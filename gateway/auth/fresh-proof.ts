import type { AccessClaims } from "../tokens.ts";
import { AuthRefusal } from "./auth-error.ts";

/** Seconds after a sign-in in which its session may change how one signs in; as long as `leave_account` believes one. */
const FRESH_SECONDS = 600;
/** How far the database's clock may be ahead of this one; a time beyond was set by a clock that was put right since. */
const AHEAD_SECONDS = 60;

/**
 * An open session alone must not suffice to take over the account.
 * @throws AuthRefusal reauthentication_needed where the person proved who they are too long ago; they sign in again
 */
export function requireFreshProof({ amr }: AccessClaims): void {
	const now = Date.now() / 1000;
	if (amr?.some(({ timestamp }) => timestamp + FRESH_SECONDS >= now && timestamp <= now + AHEAD_SECONDS)) return;
	throw new AuthRefusal(400, "reauthentication_needed", "This change requires reauthentication: sign in again first");
}
