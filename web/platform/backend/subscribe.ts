import type { RealtimeChannel } from "@supabase/realtime-js";
import type { Database } from "#supabase/types.gen.ts";
import { backend } from "./backend.ts";
import { serverAnswers } from "./connection.ts";
import { liveLine } from "./live-line.ts";
import { rejoinDelayMs } from "./retry.ts";

type Tables = Database["public"]["Tables"];

export type RowWatch<Table extends keyof Tables> = {
	/** The channel's name; one watch at a time has it. */
	channel: string;
	table: Table;
	/** "*" is inserts and updates. */
	event: "INSERT" | "*";
	/** PostgREST's form, `user_id=eq.…`. Rows that one may not read never arrive, with or without it. */
	filter?: string;
	onRow: (row: Tables[Table]["Row"], isNew: boolean) => void;
	/** At each join, also after a break: what was written before is to be read: it is not published again. */
	onJoined?: () => void;
};

/**
 * Calls back with each row of a table as it is written. Joins again after errors; a refreshed token keeps the channel.
 * @returns the function that ends it.
 */
export function subscribe<Table extends keyof Tables>(watch: RowWatch<Table>): () => void {
	let ended = false;
	let tries = 0;
	let closed = false;
	let again: ReturnType<typeof setTimeout> | undefined;
	let leave: (() => void) | undefined;

	async function open() {
		const line = await liveLine();
		if (ended) return;
		const channel = line.channel(watch.channel);
		leave = () => void line.removeChannel(channel);
		listen(channel, watch).subscribe((status) => {
			if (ended) return;
			if (status === "SUBSCRIBED") {
				tries = 0;
				watch.onJoined?.();
			}
			// The server may have lost its database: an idle page learns of it here.
			if (status === "CHANNEL_ERROR") void serverAnswers();
			// An errored channel joins again by itself. A closed one does not: its token had expired, or its session has ended.
			if (status === "CLOSED") {
				leave = undefined;
				closed = true;
				openLater();
			}
		});
	}

	function openLater() {
		tries += 1;
		again = setTimeout(start, rejoinDelayMs(tries));
	}

	function start() {
		// The client notices that its session has ended when it asks whose it is. Not at once: the page may just be signing out.
		if (closed) {
			closed = false;
			backend()
				.then(({ auth }) => auth.getUser())
				.catch(() => undefined);
		}
		open().catch(() => {
			if (!ended) openLater();
		});
	}

	start();
	return () => {
		ended = true;
		clearTimeout(again);
		leave?.();
	};
}

function listen<Table extends keyof Tables>(
	channel: RealtimeChannel,
	{ table, event, filter, onRow }: RowWatch<Table>,
) {
	const wanted = { schema: "public", table, ...(filter === undefined ? {} : { filter }) };
	// The same call with each of the two events: they are two overloads.
	if (event === "INSERT") {
		return channel.on<Tables[Table]["Row"]>("postgres_changes", { event: "INSERT", ...wanted }, (change) =>
			onRow(change.new, true),
		);
	}
	return channel.on<Tables[Table]["Row"]>("postgres_changes", { event: "*", ...wanted }, (change) => {
		if (change.eventType !== "DELETE") onRow(change.new, change.eventType === "INSERT");
	});
}
