/** Work that waits to be sent. */
export interface Action<Payload = unknown> {
	/** The server applies it once, however often it arrives. */
	id: string;
	person: string;
	/** By which the outbox finds how it is sent. */
	kind: string;
	/** What it is about, such as a project's id. */
	subject: string;
	payload: Payload;
	/** ISO 8601, by this computer's clock. */
	createdAt: string;
	/** `refused`: the server would refuse it again; it stays until it is dropped, changed or tried by hand. */
	state: "pending" | "refused";
	/** How often it failed. */
	tries: number;
	/** Not sent by itself before this time, in milliseconds since 1970. */
	notBefore: number;
	/** Of the last try. */
	failure: Failure | null;
}

/** Actions about one thing are sent in the order they were made. */
export function isOneSubject(one: Pick<Action, "kind" | "subject">, other: Pick<Action, "kind" | "subject">): boolean {
	return one.kind === other.kind && one.subject === other.subject;
}

/** Why it was not sent: the code of the error, with its numbers. */
export interface Failure {
	code: string;
	details: Record<string, number>;
}

export type NewAction<Payload = unknown> = Pick<Action<Payload>, "person" | "kind" | "subject" | "payload"> &
	Partial<Pick<Action, "id" | "createdAt">>;

export type ActionResult<Payload = unknown, Answer = unknown> = { action: Action<Payload> } & (
	| { state: "done"; answer: Answer }
	/** It stays in the outbox, and is tried again by itself. */
	| { state: "waiting"; failure: Failure }
	/** It stays in the outbox. */
	| { state: "refused"; failure: Failure }
);

export interface SendContext<Payload> {
	/** Aborted when the action is dropped, or its person leaves. */
	signal: AbortSignal;
	/** The part that has been sent, from 0 to 1. */
	onProgress(fraction: number): void;
	/** Keeps how far it has come, for the next try. Throws where the action was dropped meanwhile. */
	savePayload(payload: Payload): Promise<void>;
	/** From now on the server may have it: it can no longer be dropped. */
	commit(): void;
}

/** How one kind of work is sent. */
export interface ActionKind<Payload, Answer> {
	/** What cannot be read counts as refused. */
	payload: { safeParse(value: unknown): { success: true; data: Payload } | { success: false } };
	/** Throws `BackendError`. A try whose answer was lost is made again. */
	send(action: Action<Payload>, context: SendContext<Payload>): Promise<Answer>;
	/** Acts on the answer, in the tab that sent it. `shown`: the page that it is about is open and shows it itself. */
	settle?(result: ActionResult<Payload, Answer>, shown: boolean): void;
	/** It was dropped: takes back what the page's state says of it. */
	drop?(action: Action<Payload>): void;
	/** What the person can save of it, by file name. */
	files(action: Action<Payload>): Record<string, string | Blob>;
}
