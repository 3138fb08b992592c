import type { Pool } from "pg";
import { loadSchema } from "./load-schema.ts";
import { RestError } from "./rest-error.ts";
import type { SchemaCache } from "./schema-cache.ts";

/** The schema cache, read again when the schema may have changed. */
export type LiveSchema = {
	/** The exposed schemas; the first is the default. */
	readonly schemas: readonly string[];
	/** Answers from the cache; a name that is not in it is looked for in a fresh one before it is refused. */
	use<Answer>(answer: (cache: SchemaCache) => Promise<Answer>): Promise<Answer>;
	reload(): Promise<void>;
};

/** Milliseconds between two reads that unknown names may cause. */
const RELOAD_PAUSE = 5000;

/** Refusals that a newer schema may turn into an answer. */
const UNKNOWN_NAMES = ["PGRST200", "PGRST202", "PGRST204", "PGRST205", "42703"];

export function openLiveSchema(pool: Pool, schemas: readonly string[]): LiveSchema {
	let loading: Promise<SchemaCache> | undefined;
	let loadedAt = Number.NEGATIVE_INFINITY;

	function load(): Promise<SchemaCache> {
		loadedAt = performance.now();
		const started = loadSchema(pool, schemas);
		loading = started;
		started.catch(() => {
			if (loading === started) loading = undefined;
		});
		return started;
	}

	return {
		schemas,
		async use(answer) {
			try {
				return await answer(await (loading ?? load()));
			} catch (error) {
				const isStale = error instanceof RestError && UNKNOWN_NAMES.includes(error.code);
				if (!isStale || performance.now() - loadedAt < RELOAD_PAUSE) throw error;
				return answer(await load());
			}
		},
		async reload() {
			await load();
		},
	};
}
