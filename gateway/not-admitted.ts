/** The request carries no key of this project, or a token that is not good. Answered with 401. */
export class NotAdmitted extends Error {
	readonly reason: "no_key" | "bad_key" | "bad_token" | "expired_token" | "session_ended";

	constructor(reason: NotAdmitted["reason"]) {
		super(REASONS[reason]);
		this.name = "NotAdmitted";
		this.reason = reason;
	}
}

const REASONS = {
	no_key: "No API key found in request",
	bad_key: "Invalid API key",
	bad_token: "JWT invalid",
	expired_token: "JWT expired",
	session_ended: "The session of this token has ended",
};
