import { createHmac } from "node:crypto";
import { classAddress } from "#domain/classroom/class-address.ts";
import { type Secret, secretText } from "#domain/classroom/class-secret.ts";
import type { Backend, ServiceClient } from "../platform/backend/backend.ts";

/** Accounts without an email, with a password that only this server can make. */

export interface ClassSession {
	accessToken: string;
	refreshToken: string;
}

/** Makes what the database compares, and the passwords, from the backend's secret key. */
export function createClassKeys(secretKey: string) {
	const derive = (purpose: string, handle: string, secret: Secret) =>
		createHmac("sha256", secretKey).update(`class ${purpose}\n${handle}\n${secret.kind}\n${secretText(secret)}`);
	return {
		verifierOf: (handle: string, secret: Secret) => derive("verifier", handle, secret).digest("hex"),
		/** The browser of an address that names none of its own, as a UUID. */
		browserAt: (source: string) => {
			const hash = createHmac("sha256", secretKey).update(`class browser\n${source}`).digest("hex");
			return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
		},
		passwordOf: (handle: string, secret: Secret) => derive("password", handle, secret).digest("base64url"),
	};
}

/**
 * Makes the account of a roster entry or a join request; nothing where it was made before. `teacher` may put it into
 * classes: the mark is in `app_metadata`, which no client writes.
 */
export async function makeClassAccount(
	service: ServiceClient,
	account: { handle: string; name: string; teacher: string },
): Promise<void> {
	const { error } = await service.auth.admin.createUser({
		email: classAddress(account.handle),
		email_confirm: true,
		user_metadata: { name: account.name, user_type: "student-code" },
		app_metadata: { class_account: account.teacher },
	});
	if (error && error.code !== "email_exists") throw error;
}

/**
 * Opens a session for an account whose secret was good. The password is set first where it is missing, was made with
 * another key, or somebody has used up its tries.
 */
export async function signInClassAccount(
	backend: Backend & { service: ServiceClient },
	account: { handle: string; userId: string; password: string; fresh: boolean },
): Promise<ClassSession> {
	const { auth } = backend.anonymous();
	const signIn = () => auth.signInWithPassword({ email: classAddress(account.handle), password: account.password });
	let reply = account.fresh ? null : await signIn();
	if (!reply || PASSWORD_FAULTS.has(reply.error?.code ?? "")) {
		await setPassword(backend.service, account);
		reply = await signIn();
	}
	if (reply.error) throw reply.error;
	const { access_token, refresh_token } = reply.data.session;
	return { accessToken: access_token, refreshToken: refresh_token };
}

const PASSWORD_FAULTS = new Set(["invalid_credentials", "over_request_rate_limit"]);

/** The database lets a class account's password change only where this server has said so before. */
async function setPassword(service: ServiceClient, { userId, password }: { userId: string; password: string }) {
	await service.rpc("permit_class_password", { user_id: userId }).throwOnError();
	const { error } = await service.auth.admin.updateUserById(userId, { password });
	if (error) throw error;
}
