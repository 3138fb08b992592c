import { SESSION_KEY } from "#web/platform/backend/backend.ts";
import { isShared, sessionStore } from "#web/platform/backend/session-store.ts";
import { IDLE_MS, idleFor } from "./idle.ts";
import { returnsFromProvider } from "./provider-return.ts";

export type Person = {
	id: string;
	email: string;
	/** The name given at sign-up, for a profile that does not exist yet. */
	signUpName: string | undefined;
	/** With the plus; empty without one. */
	phone: string;
	/** How they prove who they are. */
	proof: "password" | "google" | "phone";
	/** Signed in with a one-time password: nothing else is open until it is changed. */
	mustChangePassword: boolean;
};

/** What is read of a session of the data client. */
export type KnownSession = {
	access_token: string;
	user: {
		id: string;
		email?: string;
		phone?: string;
		app_metadata: { provider?: unknown; providers?: unknown };
		user_metadata?: Record<string, unknown>;
	};
};

/** The client renews a token that holds for less. */
const RENEWED_BEFORE_MS = 90_000;

/**
 * Whose session this browser keeps, while its token holds: their page need not wait for the server. What `follow` finds
 * replaces it.
 */
export function keptSession(): KnownSession | null {
	const kept = sessionIn(sessionStore.getItem(SESSION_KEY));
	if (!kept || returnsFromProvider() || (isShared() && idleFor() >= IDLE_MS)) return null;
	return Date.now() < kept.expires_at * 1000 - RENEWED_BEFORE_MS ? kept : null;
}

/** As the client of the data server keeps it. */
function sessionIn(text: string | null): (KnownSession & { expires_at: number }) | null {
	try {
		const { access_token, expires_at, user } = JSON.parse(text ?? "{}");
		const known = typeof access_token === "string" && typeof expires_at === "number" && typeof user?.id === "string";
		return known && user.app_metadata ? { access_token, expires_at, user } : null;
	} catch {
		return null;
	}
}

/** The person of a session. */
export function personIn({ user, access_token }: KnownSession): Person {
	const name = user.user_metadata?.name;
	const signUpName = typeof name === "string" && name.trim() ? name.trim() : undefined;
	const { provider, providers } = user.app_metadata;
	const ways = Array.isArray(providers) ? providers : [provider];
	return {
		id: user.id,
		email: user.email ?? "",
		signUpName,
		phone: user.phone ? `+${user.phone.replace(/^\+/, "")}` : "",
		proof: ways.includes("google") && !ways.includes("email") ? "google" : user.email ? "password" : "phone",
		mustChangePassword: mustChangePassword(access_token),
	};
}

/** The endpoints go by the token until it is renewed. */
function mustChangePassword(token: string): boolean {
	return Boolean(claimsOf(token).app_metadata?.must_change_password);
}

type Claims = { sub?: unknown; app_metadata?: { must_change_password?: unknown } };

/** What a token itself says, unchecked; nothing where it is none. */
export function claimsOf(token: string): Claims {
	try {
		const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
		return JSON.parse(atob(payload)) as Claims;
	} catch {
		return {};
	}
}
