import entries from "./reference.en.json" with { type: "json" };
import type { ReferenceEntry } from "./reference-schema.ts";

/** The reference, in the order of its groups. */
export const REFERENCE: readonly ReferenceEntry[] = entries as readonly ReferenceEntry[];
