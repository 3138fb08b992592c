import { oneTimePassword } from "#domain/api/account.ts";
import { ask } from "#web/platform/backend/ask.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** Somebody whose account an administrator or their class teacher looks after. */
export type CaredFor = {
	id: string;
	name: string;
	/** Empty where the account has none. */
	email: string;
	administrator: boolean;
	age: number | null;
	ageGivenAt: string | null;
	/** What a learner of a class wrote, to be answered. */
	askedAge: number | null;
};

/** Makes a password for somebody, which they must change at the next sign-in; returns it. Throws `BackendError`. */
export async function makeOneTimePassword(userId: string): Promise<string> {
	return (await ask(oneTimePassword, { userId })).password;
}

/** How somebody signs in with a class code; null for who does not. */
export async function readClassAccount(backend: Backend, userId: string): Promise<{ locked: boolean } | null> {
	const row = unwrap(await backend.from("class_accounts").select("locked_at").eq("user_id", userId).maybeSingle());
	return row && { locked: row.locked_at !== null };
}

/** `reset`: a new secret is chosen at the next sign-in. `open`: a locked name may be tried again. */
export async function changeSecret(backend: Backend, userId: string, change: "reset" | "open"): Promise<void> {
	unwrap(await backend.rpc(change === "reset" ? "reset_class_secret" : "open_class_name", { user_id: userId }));
}

export async function correctAge(backend: Backend, userId: string, age: number): Promise<void> {
	unwrap(await backend.rpc("correct_age", { user_id: userId, age }));
}
