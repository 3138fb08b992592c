/** One changed row, as gateway.notify_change sends it. All values are text. */
export type Change = {
	/** The table's oid. */
	readonly table: number;
	readonly type: "INSERT" | "UPDATE" | "DELETE";
	/** When its transaction began, ISO 8601. */
	readonly at: string;
	readonly key: Values;
	/** An update's key before it. */
	readonly oldKey?: Values;
	/** The columns that filters and policies read; absent when they are too long to send. */
	readonly carried?: Values;
};

export type Values = Readonly<Record<string, string | null>>;

export function readChange(payload: string): Change {
	return JSON.parse(payload) as Change;
}
