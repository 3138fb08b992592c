import type { Change } from "./change.ts";
import type { Subscription } from "./channel.ts";

/** All subscriptions, indexed by the values of a change, so that a change of one person's row checks one. */
export type Subscriptions = {
	add(subscription: Subscription): void;
	remove(subscription: Subscription): void;
	/** Candidates for a change; the database decides. */
	concernedBy(change: Change): Set<Subscription>;
};

/** The subscriptions of one table. */
type TableIndex = {
	readonly all: Set<Subscription>;
	readonly unmarked: Set<Subscription>;
	/** By column, then by value. */
	readonly marked: Map<string, Map<string, Set<Subscription>>>;
};

export function createSubscriptions(): Subscriptions {
	const tables = new Map<number, TableIndex>();

	return {
		add(subscription) {
			for (const table of subscription.tables) {
				const index = tables.get(table) ?? { all: new Set(), unmarked: new Set(), marked: new Map() };
				tables.set(table, index);
				index.all.add(subscription);
				for (const set of setsOf(index, subscription)) set.add(subscription);
			}
		},
		remove(subscription) {
			for (const table of subscription.tables) {
				const index = tables.get(table);
				if (!index) continue;
				index.all.delete(subscription);
				for (const set of setsOf(index, subscription)) set.delete(subscription);
				tidy(index, subscription);
				if (index.all.size === 0) tables.delete(table);
			}
		},
		concernedBy({ table, type, carried }) {
			const index = tables.get(table);
			if (!index) return new Set();
			const found = new Set(carried ? index.unmarked : index.all);
			for (const [column, byValue] of carried ? index.marked : []) {
				const value = carried?.[column];
				// A column that is not sent decides nothing: the trigger may be older than the subscription.
				const sets = value === undefined ? byValue.values() : [byValue.get(value ?? "") ?? []];
				for (const set of sets) for (const subscription of set) found.add(subscription);
			}
			for (const subscription of found) {
				if (subscription.event !== "*" && subscription.event !== type) found.delete(subscription);
			}
			return found;
		},
	};
}

function setsOf(index: TableIndex, { mark }: Subscription): Set<Subscription>[] {
	if (!mark) return [index.unmarked];
	const byValue = index.marked.get(mark.column) ?? new Map<string, Set<Subscription>>();
	index.marked.set(mark.column, byValue);
	return mark.values.map((value) => {
		const set = byValue.get(value) ?? new Set();
		byValue.set(value, set);
		return set;
	});
}

function tidy(index: TableIndex, { mark }: Subscription): void {
	const byValue = mark && index.marked.get(mark.column);
	if (!byValue) return;
	for (const value of mark.values) if (byValue.get(value)?.size === 0) byValue.delete(value);
	if (byValue.size === 0) index.marked.delete(mark.column);
}
