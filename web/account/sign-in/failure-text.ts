import { m } from "#messages/generated/messages.js";
import {
	DISK_FULL,
	hasCode,
	NAME_REFUSED,
	NETWORK_GONE,
	TOO_MANY_REQUESTS,
} from "#web/platform/backend/backend-error.ts";

/** Why signing in failed, in words that say what to do. */
export function signInFailureText(error: Error): string {
	if (hasCode(error, "invalid_credentials")) return m.sign_in_wrong();
	if (hasCode(error, "email_not_confirmed")) return m.sign_in_unconfirmed();
	return commonText(error) ?? m.sign_in_failed();
}

/** Why an account could not be made. */
export function signUpFailureText(error: Error): string {
	if (hasCode(error, "user_already_exists", "email_exists")) return m.sign_up_known_email();
	if (hasCode(error, NAME_REFUSED)) return m.name_refused();
	if (hasCode(error, "weak_password")) return m.sign_up_weak_password();
	if (hasCode(error, "email_address_invalid", "validation_failed")) return m.sign_up_email_invalid();
	return commonText(error) ?? m.sign_up_failed();
}

/** Why a mail could not be asked for. */
export function sendFailureText(error: Error): string {
	if (hasCode(error, "email_address_invalid", "validation_failed")) return m.sign_up_email_invalid();
	return commonText(error) ?? m.mail_send_failed();
}

/** Why a link of a mail could not be checked. */
export function confirmFailureText(error: Error): string {
	return commonText(error) ?? m.confirm_failed();
}

/** Why a new password was not taken. */
export function newPasswordFailureText(error: Error): string {
	if (hasCode(error, "same_password")) return m.new_password_same();
	if (hasCode(error, "weak_password")) return m.sign_up_weak_password();
	if (hasCode(error, "not_renewed")) return m.new_password_not_renewed();
	if (hasCode(error, "reauthentication_needed")) return m.new_password_too_late();
	return commonText(error) ?? m.new_password_failed();
}

/** Why another password or address was not taken from a person who is signed in. */
export function changeFailureText(error: Error): string {
	if (hasCode(error, "invalid_credentials")) return m.change_present_wrong();
	if (hasCode(error, "email_exists")) return m.change_email_taken();
	if (hasCode(error, "email_address_invalid", "validation_failed")) return m.sign_up_email_invalid();
	if (hasCode(error, "same_password")) return m.new_password_same();
	if (hasCode(error, "weak_password")) return m.sign_up_weak_password();
	return commonText(error) ?? m.change_failed();
}

/** Why no code was sent. */
export function sendCodeFailureText(error: Error): string {
	if (hasCode(error, "validation_failed")) return m.phone_invalid();
	return commonText(error) ?? m.phone_send_failed();
}

/** Why a code did not sign in. */
export function verifyFailureText(error: Error): string {
	if (hasCode(error, "otp_expired")) return m.phone_code_wrong();
	return commonText(error) ?? m.phone_verify_failed();
}

function commonText(error: Error): string | undefined {
	if (hasCode(error, NETWORK_GONE)) return m.account_network_gone();
	if (hasCode(error, DISK_FULL)) return m.server_disk_full();
	if (hasCode(error, TOO_MANY_REQUESTS)) return waitText(error.waitSeconds);
	return undefined;
}

/** How long to wait after too many tries: undefined where the server did not say, 0 where it is over. */
export function waitText(seconds: number | undefined): string {
	if (seconds === undefined) return m.account_wait();
	if (seconds === 0) return m.account_wait_over();
	return seconds < 120
		? m.account_wait_seconds({ seconds })
		: m.account_wait_minutes({ minutes: Math.ceil(seconds / 60) });
}
