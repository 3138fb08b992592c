import { useSyncExternalStore } from "react";
import { type Backend, backend } from "#web/backend/backend.ts";
import { backendErrorFrom } from "#web/backend/unwrap.ts";

export type Person = {
	id: string;
	email: string;
	/** The name given at sign-up, for a profile that does not exist yet. */
	signUpName: string | undefined;
};

export type Session =
	| { state: "loading" }
	/** `byChoice`: somebody left; whoever comes next is not led to their page. */
	| { state: "signed-out"; byChoice: boolean }
	| { state: "signed-in"; person: Person }
	/** The server cannot say who is signed in; `retrySession` asks again. */
	| { state: "unreachable" };

type User = { id: string; email?: string; user_metadata?: Record<string, unknown> };

const listeners = new Set<() => void>();
let session: Session = { state: "loading" };
let started = false;
let leaving = false;

/** Who is signed in. */
export function useSession(): Session {
	return useSyncExternalStore(watchSession, currentSession);
}

/** The person signed in; only below `RequireSession`, which sees to it that there is one. */
export function usePerson(): Person {
	const current = useSession();
	if (current.state !== "signed-in") throw new Error("usePerson stands outside RequireSession");
	return current.person;
}

export function currentSession(): Session {
	return session;
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

/** Ends the session in this browser, also where the server cannot be told. */
export async function signOut(): Promise<void> {
	leaving = true;
	try {
		const { error } = await (await backend()).auth.signOut({ scope: "local" });
		if (error) throw backendErrorFrom(error);
	} finally {
		leaving = false;
	}
}

function start(): void {
	if (started) return;
	started = true;
	backend()
		.then(follow)
		.catch(() => become({ state: "unreachable" }));
}

async function follow(client: Backend): Promise<void> {
	client.auth.onAuthStateChange((event, known) => {
		if (event !== "INITIAL_SESSION") become(sessionOf(known?.user));
	});
	const { data, error } = await client.auth.getSession();
	if (error && backendErrorFrom(error).code === "network_gone") become({ state: "unreachable" });
	else become(sessionOf(data.session?.user));
}

function sessionOf(user: User | undefined): Session {
	if (!user) return { state: "signed-out", byChoice: leaving };
	const name = user.user_metadata?.name;
	const signUpName = typeof name === "string" && name.trim() ? name.trim() : undefined;
	return { state: "signed-in", person: { id: user.id, email: user.email ?? "", signUpName } };
}

function become(next: Session): void {
	if (isSame(session, next)) return;
	session = next;
	for (const listener of listeners) listener();
}

function isSame(one: Session, other: Session): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
