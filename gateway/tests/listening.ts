import type { RealtimeChannel, RealtimePostgresChangesPayload, SupabaseClient } from "@supabase/supabase-js";

export type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;
export type Wanted = {
	event?: "*" | "INSERT" | "UPDATE" | "DELETE";
	schema?: string;
	table?: string;
	filter?: string;
};

export type Listening = {
	readonly channel: RealtimeChannel;
	/** What arrived so far, oldest first. */
	readonly changes: Change[];
	/** The channel's reported states, each with its error's message. */
	readonly states: string[];
	readonly system: { status: string; message: string }[];
	/** Resolves with the change that arrives as the n-th of all, counted from 1. */
	arrived(n: number): Promise<Change>;
	/** Resolves when the state has been reported at least n times. */
	became(state: string, n?: number): Promise<void>;
};

let topics = 0;

/** Subscribes with an unmodified client; resolves at the channel's first reported state. */
export async function listen(client: SupabaseClient, ...wanted: Wanted[]): Promise<Listening> {
	topics += 1;
	const channel = client.channel(`topic ${topics}`);
	const changes: Change[] = [];
	const states: string[] = [];
	const system: { status: string; message: string }[] = [];
	const watchers = new Set<() => void>();
	const until = (holds: () => boolean) =>
		new Promise<void>((resolve) => {
			const check = () => {
				if (!holds()) return;
				watchers.delete(check);
				resolve();
			};
			watchers.add(check);
			check();
		});
	const notify = () => {
		for (const check of [...watchers]) check();
	};
	for (const { event = "*", ...rows } of wanted) {
		channel.on("postgres_changes" as never, { schema: "public", event, ...rows }, (change: Change) => {
			changes.push(change);
			notify();
		});
	}
	channel.on("system", {}, (message) => {
		system.push(message);
		notify();
	});
	channel.subscribe((state, error) => {
		states.push(error ? `${state}: ${error.message}` : state);
		notify();
	});
	await until(() => states.length > 0);
	return {
		channel,
		changes,
		states,
		system,
		async arrived(n) {
			await until(() => changes.length >= n);
			return changes[n - 1] as Change;
		},
		became: (state, n = 1) => until(() => states.filter((entry) => entry.startsWith(state)).length >= n),
	};
}
