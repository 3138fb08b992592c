import { useSyncExternalStore } from "react";
import { type Backend, backend, SESSION_KEY } from "#web/backend/backend.ts";
import { watchConnection } from "#web/backend/connection.ts";
import { isShared, keepShared, sessionStore } from "#web/backend/session-store.ts";
import { backendErrorFrom } from "#web/backend/unwrap.ts";
import { IDLE_MS, idleFor, touch } from "./idle.ts";
import { forgetLeft, hasLeft, markLeft } from "./left-marks.ts";
import { finishReturn, returnsFromProvider } from "./provider-return.ts";
import { beginRecovery } from "./recovery.ts";

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

export type Session =
	| { state: "loading" }
	/** `byChoice`: somebody left; whoever comes next is not led to their page. */
	| { state: "signed-out"; byChoice: boolean }
	| { state: "signed-in"; person: Person }
	/** It ran out while the page was open: the page stays, with all that was typed, and asks to sign in again. */
	| { state: "expired"; person: Person }
	/** The server cannot say who is signed in; `retrySession` asks again. */
	| { state: "unreachable" };

/** `local`: in this browser; `others`: everywhere else; `global`: everywhere. */
export type SignOutScope = "local" | "others" | "global";

type KnownSession = {
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

const listeners = new Set<() => void>();
let session: Session = keptSession() ?? { state: "loading" };
let started = false;
let followed = false;

/** Who is signed in. */
export function useSession(): Session {
	return useSyncExternalStore(watchSession, currentSession);
}

/** The person signed in; only below `RequireSession`, which sees to it that there is one. */
export function usePerson(): Person {
	const person = personOf(useSession());
	if (!person) throw new Error("usePerson stands outside RequireSession");
	return person;
}

export function currentSession(): Session {
	return session;
}

/** Whose page this is: the person signed in, or the one whose session ran out. */
export function personOf(one: Session): Person | undefined {
	return "person" in one ? one.person : undefined;
}

/** Calls back at each change of the session, and begins to ask for it. */
export function watchSession(listener: () => void): () => void {
	listeners.add(listener);
	start();
	return () => listeners.delete(listener);
}

export function retrySession(): void {
	become({ state: "loading" });
	started = false;
	start();
}

/**
 * Ends sessions. In this browser also where the server cannot be told; elsewhere only the server can, so that
 * `others` and `global` throw `BackendError` without it.
 */
export async function signOut(scope: SignOutScope = "local"): Promise<void> {
	const person = personOf(session);
	const client = await backend();
	if (scope !== "others" && person) markLeft(person.id);
	const { error } = await client.auth.signOut({ scope });
	if (!error) return;
	const failure = backendErrorFrom(error);
	if (scope === "local" && failure.code === "network_gone") return dropSession();
	forgetLeft();
	throw failure;
}

/** Gives up a session that ran out: the page goes, and anybody may sign in. */
export function leaveExpired(): void {
	const person = personOf(session);
	if (person) markLeft(person.id);
	dropSession();
}

/** On a shared computer the session is kept in this tab only, and no other tab hears of it. Set before signing in. */
export async function chooseShared(shared: boolean): Promise<void> {
	keepShared(shared);
	if (shared) leaveOtherTabs(await backend());
}

function dropSession(): void {
	sessionStore.removeItem(SESSION_KEY);
	become({ state: "signed-out", byChoice: true });
}

function start(): void {
	if (started) return;
	started = true;
	backend()
		.then(follow)
		.catch(() => (personOf(session) ? startOnceConnected() : become({ state: "unreachable" })));
}

/** The page of a kept session stays while the server cannot be reached. */
function startOnceConnected(): void {
	const end = watchConnection((connected) => {
		if (!connected) return;
		end();
		started = false;
		start();
	});
}

/**
 * Whose session this browser keeps, while its token holds: their page need not wait for the server. What `follow` finds
 * takes its place.
 */
function keptSession(): Session | null {
	const kept = sessionIn(sessionStore.getItem(SESSION_KEY));
	if (!kept || returnsFromProvider() || (isShared() && idleFor() >= IDLE_MS)) return null;
	return Date.now() < kept.expires_at * 1000 - RENEWED_BEFORE_MS ? signedIn(kept) : null;
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

async function follow(client: Backend): Promise<void> {
	if (!followed) followChanges(client);
	followed = true;
	if (isShared()) {
		leaveOtherTabs(client);
		if (idleFor() >= IDLE_MS) await client.auth.signOut({ scope: "local" });
	}
	await finishReturn(client);
	const { data, error } = await client.auth.getSession();
	if (error && backendErrorFrom(error).code === "network_gone") become({ state: "unreachable" });
	else if (data.session) become(signedIn(data.session));
	else become({ state: "signed-out", byChoice: false });
}

function followChanges(client: Backend): void {
	client.auth.onAuthStateChange((event, known) => {
		if (event === "INITIAL_SESSION") return;
		if (event === "SIGNED_IN" || event === "PASSWORD_RECOVERY") {
			forgetLeft();
			if (session.state !== "signed-in") touch();
		}
		if (event === "PASSWORD_RECOVERY" && known) beginRecovery(known.user.id);
		become(known ? signedIn(known) : ended());
	});
	addEventListener("storage", ({ key, newValue }) => {
		if (key === SESSION_KEY && newValue === null && !isShared()) become(ended());
	});
	watchConnection((connected) => {
		if (connected) refreshAfterOutage(client);
	});
}

/**
 * The client answers a minute long from the memory of a failed refresh. With the server back, that memory would send
 * requests out as a stranger's: it is dropped, and the session asked for anew.
 */
function refreshAfterOutage(client: Backend): void {
	Reflect.set(client.auth, "lastRefreshFailure", null);
	if (session.state === "unreachable") retrySession();
	else void client.auth.getSession();
}

/** The client tells other tabs who signed in and out; a session of one tab is nobody else's, and theirs not its. */
function leaveOtherTabs(client: Backend): void {
	const channel: unknown = Reflect.get(client.auth, "broadcastChannel");
	if (channel instanceof BroadcastChannel) channel.close();
	Reflect.set(client.auth, "broadcastChannel", null);
}

function signedIn({ user, access_token }: KnownSession): Session {
	const name = user.user_metadata?.name;
	const signUpName = typeof name === "string" && name.trim() ? name.trim() : undefined;
	const { provider, providers } = user.app_metadata;
	const ways = Array.isArray(providers) ? providers : [provider];
	const person: Person = {
		id: user.id,
		email: user.email ?? "",
		signUpName,
		phone: user.phone ? `+${user.phone.replace(/^\+/, "")}` : "",
		proof: ways.includes("google") && !ways.includes("email") ? "google" : user.email ? "password" : "phone",
		mustChangePassword: mustChangePassword(access_token),
	};
	return { state: "signed-in", person };
}

/** What the token itself says: the doors go by it until it is renewed. */
function mustChangePassword(token: string): boolean {
	try {
		const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
		const claims = JSON.parse(atob(payload)) as { app_metadata?: { must_change_password?: unknown } };
		return Boolean(claims.app_metadata?.must_change_password);
	} catch {
		return false;
	}
}

function ended(): Session {
	const person = personOf(session);
	if (!person) return session.state === "signed-out" ? session : { state: "signed-out", byChoice: false };
	return hasLeft(person.id) ? { state: "signed-out", byChoice: true } : { state: "expired", person };
}

function become(next: Session): void {
	if (isSame(session, next)) return;
	session = next;
	for (const listener of listeners) listener();
}

function isSame(one: Session, other: Session): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
