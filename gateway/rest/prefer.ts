import { RestError } from "./rest-error.ts";

/** The parsed Prefer header. */
export type Preferences = {
	readonly count: boolean;
	readonly representation: boolean;
	readonly resolution: "merge" | "ignore" | null;
	/** Value of a key that a row of a list lacks. */
	readonly missing: "null" | "default";
	/** The write is answered and undone. */
	readonly rollBack: boolean;
	/** Rows a write may touch, or a function return; null for any number. Counts with `handling=strict` only. */
	readonly maxAffected: number | null;
};

const KNOWN =
	/^(count=(exact|planned|estimated)|return=(minimal|representation)|resolution=(merge|ignore)-duplicates|missing=(default|null)|tx=(commit|rollback)|handling=(strict|lenient)|max-affected=\d{1,9})$/;

/** Reads the Prefer header. Unknown preferences are ignored, or refused with `handling=strict`. */
export function parsePrefer(header: string | undefined): Preferences {
	const given = new Set((header ?? "").split(",").map((word) => word.trim()));
	given.delete("");
	const strict = given.has("handling=strict");
	const unknown = [...given].filter((word) => !KNOWN.test(word));
	if (strict && unknown.length > 0) {
		throw new RestError(
			400,
			"PGRST122",
			"Invalid preferences given with handling=strict",
			`Invalid preferences: ${unknown.join(", ").slice(0, 200)}`,
		);
	}
	const most = [...given].find((word) => KNOWN.test(word) && word.startsWith("max-affected="));
	return {
		count: given.has("count=exact") || given.has("count=planned") || given.has("count=estimated"),
		representation: given.has("return=representation"),
		resolution: given.has("resolution=merge-duplicates")
			? "merge"
			: given.has("resolution=ignore-duplicates")
				? "ignore"
				: null,
		missing: given.has("missing=default") ? "default" : "null",
		rollBack: given.has("tx=rollback"),
		maxAffected: strict && most ? Number(most.slice("max-affected=".length)) : null,
	};
}

/** Refuses an outcome of more rows than `max-affected` allows, before it is committed. */
export function requireMaxAffected({ maxAffected }: Preferences, affected: number): void {
	if (maxAffected === null || affected <= maxAffected) return;
	throw new RestError(
		400,
		"PGRST124",
		"Query result exceeds max-affected preference constraint",
		`The query affects ${affected} rows`,
	);
}
