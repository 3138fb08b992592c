import { type Backend, backend, SESSION_KEY } from "#web/platform/backend/backend.ts";
import { watchConnection } from "#web/platform/backend/connection.ts";
import { isShared, keepShared, sessionStore } from "#web/platform/backend/session-store.ts";
import { backendErrorFrom } from "#web/platform/backend/unwrap.ts";
import { createStore, useStore } from "#web/platform/storage/create-store.ts";
import { IDLE_MS, idleFor, touch } from "./idle.ts";
import { type KnownSession, keptSession, type Person, personIn } from "./kept-session.ts";
import { forgetLeft, hasLeft, markLeft } from "./left-marks.ts";
import { finishReturn, forgetVisitor } from "./provider-return.ts";
import { beginRecovery } from "./recovery.ts";

export type { Person };

export type Session =
	| { state: "loading" }
	/** `byChoice`: the person signed out themselves; the next one is not led to their page. */
	| { state: "signed-out"; byChoice: boolean }
	| { state: "signed-in"; person: Person }
	/** It ran out while the page was open: the page stays, with all that was typed, and asks to sign in again. */
	| { state: "expired"; person: Person }
	/** The server cannot say who is signed in; `retrySession` asks again. */
	| { state: "unreachable" };

/** `local`: in this browser; `others`: everywhere else; `global`: everywhere. */
export type SignOutScope = "local" | "others" | "global";

const store = createStore<Session>(signedInAtStart() ?? { state: "loading" });
let started = false;
let followed = false;

/** Who is signed in. */
export function useSession(): Session {
	return useStore({ get: currentSession, subscribe: watchSession });
}

/** The person signed in; only below `RequireSession`, which sees to it that there is one. */
export function usePerson(): Person {
	const person = personOf(useSession());
	if (!person) throw new Error("usePerson stands outside RequireSession");
	return person;
}

export function currentSession(): Session {
	return store.get();
}

/** Whose page this is: the person signed in, or the one whose session ran out. */
export function personOf(one: Session): Person | undefined {
	return "person" in one ? one.person : undefined;
}

/** Whether this page is theirs: what they asked for may be answered after they have left. */
export function isHere(personId: string): boolean {
	return personOf(store.get())?.id === personId;
}

/** Calls back at each change of the session, and begins to ask for it. */
export function watchSession(listener: () => void): () => void {
	const end = store.subscribe(listener);
	start();
	return end;
}

export function retrySession(): void {
	setSession({ state: "loading" });
	started = false;
	start();
}

/**
 * Ends sessions. In this browser whatever the server answers, or without it; elsewhere only the server can, so
 * that `others` and `global` throw `BackendError` without it.
 */
export async function signOut(scope: SignOutScope = "local"): Promise<void> {
	const person = personOf(store.get());
	if (scope !== "others" && person) markLeft(person.id);
	try {
		const { error } = await (await backend()).auth.signOut({ scope });
		if (error) throw backendErrorFrom(error);
	} catch (failure) {
		if (scope === "local") return dropSession();
		forgetLeft();
		throw failure;
	}
}

/** Gives up a session that ran out: the page goes, and anybody may sign in. */
export function leaveExpired(): void {
	const person = personOf(store.get());
	if (person) markLeft(person.id);
	dropSession();
}

/**
 * On a shared computer the session is kept in this tab only, and no other tab receives it. A person who is signed in takes
 * their session along; other tabs of theirs ask them to sign in again.
 */
export async function chooseShared(shared: boolean): Promise<void> {
	const kept = store.get().state === "signed-in" ? sessionStore.getItem(SESSION_KEY) : null;
	if (kept !== null) sessionStore.removeItem(SESSION_KEY);
	keepShared(shared);
	if (kept !== null) sessionStore.setItem(SESSION_KEY, kept);
	if (shared) leaveOtherTabs(await backend());
}

function dropSession(): void {
	sessionStore.removeItem(SESSION_KEY);
	setSession({ state: "signed-out", byChoice: true });
}

function start(): void {
	if (started) return;
	started = true;
	backend()
		.then(follow)
		.catch(() => (personOf(store.get()) ? startOnceConnected() : setSession({ state: "unreachable" })));
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

async function follow(client: Backend): Promise<void> {
	if (!followed) followChanges(client);
	followed = true;
	if (isShared()) {
		leaveOtherTabs(client);
		if (idleFor() >= IDLE_MS) await leaveIdle(client);
	}
	await finishReturn(client);
	const { data, error } = await client.auth.getSession();
	if (error && backendErrorFrom(error).code === "network_gone") setSession({ state: "unreachable" });
	else if (data.session) setSession(signedIn(data.session));
	else setSession({ state: "signed-out", byChoice: false });
}

/** The computer may have slept past the end: what is kept goes, also where the server cannot be reached. */
async function leaveIdle(client: Backend): Promise<void> {
	const { error } = await client.auth.signOut({ scope: "local" });
	if (error) sessionStore.removeItem(SESSION_KEY);
}

function followChanges(client: Backend): void {
	client.auth.onAuthStateChange((event, known) => {
		if (event === "INITIAL_SESSION") return;
		if (event === "SIGNED_IN" || event === "PASSWORD_RECOVERY") {
			forgetLeft();
			if (store.get().state !== "signed-in") touch();
			// A return from the provider is not over here: the page is still loading.
			if (store.get().state === "signed-out") forgetVisitor();
		}
		if (event === "PASSWORD_RECOVERY" && known) beginRecovery(known.user.id);
		setSession(known ? signedIn(known) : ended());
	});
	addEventListener("storage", ({ key, newValue }) => {
		if (key === SESSION_KEY && newValue === null && !isShared()) setSession(ended());
	});
	watchConnection((connected) => {
		if (connected) refreshAfterOutage(client);
	});
}

/**
 * The client answers a minute long from the memory of a failed refresh. With the server back, that memory would send
 * requests out as a stranger's: it is dropped, and the session requested again.
 */
function refreshAfterOutage(client: Backend): void {
	Reflect.set(client.auth, "lastRefreshFailure", null);
	if (store.get().state === "unreachable") retrySession();
	else void client.auth.getSession();
}

/** The client tells other tabs who signed in and out; a session of one tab stays with it, and takes none of theirs. */
function leaveOtherTabs(client: Backend): void {
	const channel: unknown = Reflect.get(client.auth, "broadcastChannel");
	if (channel instanceof BroadcastChannel) channel.close();
	Reflect.set(client.auth, "broadcastChannel", null);
}

function signedIn(known: KnownSession): Session {
	return { state: "signed-in", person: personIn(known) };
}

function signedInAtStart(): Session | null {
	const kept = keptSession();
	return kept && signedIn(kept);
}

function ended(): Session {
	const person = personOf(store.get());
	const session = store.get();
	if (!person) return session.state === "signed-out" ? session : { state: "signed-out", byChoice: false };
	return hasLeft(person.id) ? { state: "signed-out", byChoice: true } : { state: "expired", person };
}

function setSession(next: Session): void {
	const session = store.get();
	if (isSame(session, next)) return;
	if (next.state === "signed-out" && personOf(session)) forgetVisitor();
	store.set(next);
}

function isSame(one: Session, other: Session): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
