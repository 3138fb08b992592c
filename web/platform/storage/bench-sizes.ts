import { z } from "zod/mini";
import { createStore, useStore } from "./create-store.ts";
import { readText, writeText } from "./kept-text.ts";

/** How this browser divides the coding bench, for all who use it. */

const KEY = "inspire-stem-bench";

const pixels = z.nullable(z.number().check(z.positive()));
const schema = z.object({
	/** The editor's width, and its height where the board lies above it; null for the default of the window's size. */
	left: z.catch(pixels, null),
	top: z.catch(pixels, null),
	/** The panel below the editor. */
	bottom: z.catch(pixels, null),
	folded: z.catch(z.boolean(), false),
});

export type BenchSizes = z.infer<typeof schema>;

/** Undefined until they are first read. */
const current = createStore<BenchSizes | undefined>(undefined);

export function useBenchSizes(): BenchSizes {
	return useStore({ get: readBenchSizes, subscribe: current.subscribe });
}

function readBenchSizes(): BenchSizes {
	const known = current.get();
	if (known) return known;
	const read = kept();
	current.set(read);
	return read;
}

/** Sets and keeps a part; where the browser keeps nothing it holds until the page is left. */
export function changeBenchSizes(change: Partial<BenchSizes>): void {
	const changed = { ...readBenchSizes(), ...change };
	writeText(KEY, JSON.stringify(changed));
	current.set(changed);
}

function kept(): BenchSizes {
	try {
		return schema.parse(JSON.parse(readText(KEY) ?? "{}"));
	} catch {
		return schema.parse({});
	}
}
