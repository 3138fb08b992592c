import type { Change } from "./change.ts";
import type { Subscription } from "./channel.ts";

/** All subscriptions, found by what a change tells of itself, so that a change of one person's row asks for one. */
export type Subscriptions = {
	add(subscription: Subscription): void;
	remove(subscription: Subscription): void;
	/** Those a change may concern; whether it does, the database says. */
	concernedBy(change: Change): Set<Subscription>;
};

type Shelf = {
	readonly all: Set<Subscription>;
	readonly unmarked: Set<Subscription>;
	/** By column, then by value. */
	readonly marked: Map<string, Map<string, Set<Subscription>>>;
};

export function createSubscriptions(): Subscriptions {
	const shelves = new Map<number, Shelf>();

	return {
		add(subscription) {
			for (const table of subscription.tables) {
				const shelf = shelves.get(table) ?? { all: new Set(), unmarked: new Set(), marked: new Map() };
				shelves.set(table, shelf);
				shelf.all.add(subscription);
				for (const place of placesOf(shelf, subscription)) place.add(subscription);
			}
		},
		remove(subscription) {
			for (const table of subscription.tables) {
				const shelf = shelves.get(table);
				if (!shelf) continue;
				shelf.all.delete(subscription);
				for (const place of placesOf(shelf, subscription)) place.delete(subscription);
				tidy(shelf, subscription);
				if (shelf.all.size === 0) shelves.delete(table);
			}
		},
		concernedBy({ table, type, carried }) {
			const shelf = shelves.get(table);
			if (!shelf) return new Set();
			const found = new Set(carried ? shelf.unmarked : shelf.all);
			for (const [column, byValue] of carried ? shelf.marked : []) {
				const value = carried?.[column];
				// A column that is not told decides nothing: the trigger may be older than the subscription.
				const places = value === undefined ? byValue.values() : [byValue.get(value ?? "") ?? []];
				for (const place of places) for (const subscription of place) found.add(subscription);
			}
			for (const subscription of found) {
				if (subscription.event !== "*" && subscription.event !== type) found.delete(subscription);
			}
			return found;
		},
	};
}

function placesOf(shelf: Shelf, { mark }: Subscription): Set<Subscription>[] {
	if (!mark) return [shelf.unmarked];
	const byValue = shelf.marked.get(mark.column) ?? new Map<string, Set<Subscription>>();
	shelf.marked.set(mark.column, byValue);
	return mark.values.map((value) => {
		const place = byValue.get(value) ?? new Set();
		byValue.set(value, place);
		return place;
	});
}

function tidy(shelf: Shelf, { mark }: Subscription): void {
	const byValue = mark && shelf.marked.get(mark.column);
	if (!byValue) return;
	for (const value of mark.values) if (byValue.get(value)?.size === 0) byValue.delete(value);
	if (byValue.size === 0) shelf.marked.delete(mark.column);
}
