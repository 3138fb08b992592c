import type { Actor } from "../database/run-as.ts";
import type { Condition } from "./parse-filter.ts";

/** Someone's joined topic on one socket. Its token, and so its actor, may be renewed while it lasts. */
export type Channel = {
	readonly topic: string;
	readonly joinRef: string | null;
	bearer: Bearer;
	readonly subscriptions: Subscription[];
	/** Sends an event with a payload that is JSON already; nothing once the channel is closed. */
	push(event: string, payload: string): void;
	/** Ends the channel so that the client joins again by itself, with the pauses it has for that. */
	fail(reason: string): void;
	/** Ends the channel for good. */
	close(reason: string): void;
	/** Ends it as its own client wishes. */
	leave(): void;
};

/** For whom a channel is open. */
export type Bearer = {
	readonly actor: Actor;
	/** Stays the same when the token is renewed, and only then. */
	readonly userId: string;
	/** The id of the token's session; null for a key. */
	readonly session: string | null;
	/** Seconds since 1970; null for a key, which does not expire. */
	readonly expiresAt: number | null;
};

/** One entry of `postgres_changes` in a join. */
export type Subscription = {
	/** Names it in the messages to its client. */
	readonly id: number;
	readonly channel: Channel;
	readonly event: "*" | "INSERT" | "UPDATE" | "DELETE";
	/** The oids of its tables. */
	readonly tables: readonly number[];
	readonly conditions: readonly Condition[];
	/** A condition that notifications decide: the change concerns it only if the column has one of the values. */
	readonly mark: { readonly column: string; readonly values: readonly string[] } | null;
};
