import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { forLog } from "../database/database-error.ts";
import type { Change } from "./change.ts";
import { changeData } from "./change-message.ts";
import type { Channel, Subscription } from "./channel.ts";
import { checkVisibility, type RowCheck } from "./check-visibility.ts";
import type { LiveTables } from "./live-tables.ts";
import type { PublishedTable } from "./published-tables.ts";
import { filterValuesOf, rowCheckKey, rowCheckSql } from "./row-check-sql.ts";
import type { Subscriptions } from "./subscriptions.ts";

export type DeliveryOptions = {
	readonly pool: Pool;
	readonly log: FastifyBaseLogger;
	readonly tables: LiveTables;
	readonly subscriptions: Subscriptions;
	/** Milliseconds since 1970. */
	now(): number;
	/** Called when the queue overflows: subscribers have missed changes. */
	onOverflow(): void;
};

export type Delivery = {
	push(change: Change): void;
	/** Resolves when all that was pushed is delivered. */
	settled(): Promise<void>;
};

/** Batch size, and longest queue. */
const BATCH_MAXIMUM = 100;
const WAITING_MAXIMUM = 20_000;

/** A visibility check and the subscriptions it decides for: those of one person with one filter, for one change. */
type SharedCheck = RowCheck & {
	readonly change: Change;
	readonly table: PublishedTable;
	readonly subscribers: Subscription[];
};

/** Delivers changes, in order, to the subscribers who may see them. */
export function createDelivery(options: DeliveryOptions): Delivery {
	const { pool, log, tables, onOverflow } = options;
	let waiting: Change[] = [];
	let working: Promise<void> | null = null;

	async function work(): Promise<void> {
		while (waiting.length > 0) {
			const batch = waiting.slice(0, BATCH_MAXIMUM);
			waiting = waiting.slice(BATCH_MAXIMUM);
			await deliver(batch).catch((error: unknown) => log.error(forLog(error), "changes could not be delivered"));
		}
		working = null;
	}

	async function deliver(changes: readonly Change[]): Promise<void> {
		if (changes.some(({ table }) => !tables.byId(table))) await tables.refresh();
		const checks = changes.flatMap((change) => checksFor(change, options));
		if (checks.length === 0) return;
		const persons = new Map(
			checks.flatMap(({ subscribers }) => subscribers.map(({ channel }) => [channel, channel.bearer.userId])),
		);
		const rows = await checkVisibility(pool, log, checks);
		for (const [channel, ids, data] of messagesOf(checks, rows)) {
			// Someone else may have taken the channel over meanwhile.
			if (channel.bearer.userId !== persons.get(channel)) continue;
			channel.push("postgres_changes", `{"ids":${JSON.stringify(ids)},"data":${data}}`);
		}
	}

	return {
		push(change) {
			if (waiting.length >= WAITING_MAXIMUM) {
				waiting = [];
				onOverflow();
				return;
			}
			waiting.push(change);
			working ??= work();
		},
		async settled() {
			await working;
		},
	};
}

function checksFor(change: Change, { tables, subscriptions, now }: DeliveryOptions): SharedCheck[] {
	const table = tables.byId(change.table);
	if (!table) return [];
	const checks = new Map<string, SharedCheck>();
	for (const subscription of subscriptions.concernedBy(change)) {
		const { actor, expiresAt } = subscription.channel.bearer;
		if (expiresAt !== null && expiresAt * 1000 <= now()) continue;
		const filterValues = filterValuesOf(subscription.conditions);
		const query = rowCheckSql(table, actor.role, change.type, subscription.conditions);
		if (query === null) continue;
		const id = JSON.stringify([actor.role, actor.claims, query, filterValues]);
		const check = checks.get(id);
		if (check) check.subscribers.push(subscription);
		else
			checks.set(id, {
				actor,
				query,
				key: rowCheckKey(change),
				filterValues,
				change,
				table,
				subscribers: [subscription],
			});
	}
	return [...checks.values()];
}

/** A message for each channel and change, in the order of the changes: the subscriptions it is for, and its data. */
function messagesOf(checks: readonly SharedCheck[], rows: readonly (string | null)[]) {
	const messages = new Map<Change, Map<Channel, [channel: Channel, ids: number[], data: string]>>();
	let data = "";
	let dataOf: unknown[] = [];
	for (const [index, { change, table, actor, subscribers }] of checks.entries()) {
		const row = rows[index];
		if (row == null) continue;
		if (dataOf[0] !== change || dataOf[1] !== actor.role || dataOf[2] !== row) {
			data = changeData(change, table, actor.role, row);
			dataOf = [change, actor.role, row];
		}
		const byChannel = messages.get(change) ?? new Map();
		messages.set(change, byChannel);
		for (const { id, channel } of subscribers) {
			const message = byChannel.get(channel) ?? [channel, [], data];
			byChannel.set(channel, message);
			message[1].push(id);
		}
	}
	return [...messages.values()].flatMap((byChannel) => [...byChannel.values()]);
}
