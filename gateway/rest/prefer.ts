/** What the Prefer header asks for. */
export type Preferences = {
	readonly count: boolean;
	readonly representation: boolean;
	readonly resolution: "merge" | "ignore" | null;
	/** What a key that a row of a list lacks becomes. */
	readonly missing: "null" | "default";
};

/** Reads the Prefer header; what it does not know is passed over, as the header's rules say. */
export function parsePrefer(header: string | undefined): Preferences {
	const given = new Set((header ?? "").split(",").map((word) => word.trim()));
	return {
		count: given.has("count=exact") || given.has("count=planned") || given.has("count=estimated"),
		representation: given.has("return=representation"),
		resolution: given.has("resolution=merge-duplicates")
			? "merge"
			: given.has("resolution=ignore-duplicates")
				? "ignore"
				: null,
		missing: given.has("missing=default") ? "default" : "null",
	};
}
