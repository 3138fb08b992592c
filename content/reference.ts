import { inLocale } from "#domain/locale.ts";
import type { ReferenceEntry } from "./reference-schema.ts";

const entries = import.meta.glob<readonly ReferenceEntry[]>("./reference.*.json", { eager: true, import: "default" });

/** The reference, in the order of its groups. */
export function listReference(locale?: string): readonly ReferenceEntry[] {
	return inLocale(entries, "./reference.{locale}.json", locale) ?? [];
}
