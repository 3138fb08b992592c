import { inLocale } from "#domain/locale.ts";
import type { Manual, ManualTexts } from "./manual-schema.ts";
import related from "./related-manuals.json" with { type: "json" };

const texts = import.meta.glob<ManualTexts>("./manuals/*/manual.*.json", { import: "default" });
const programs = import.meta.glob<string>("./manuals/*/code.ino", { import: "default", query: "?raw" });

/** A manual of the library by its id; null for one that is not written. */
export async function loadManual(id: string, locale?: string): Promise<Manual | null> {
	const text = await inLocale(texts, `./manuals/${id}/manual.{locale}.json`, locale)?.();
	const code = await programs[`./manuals/${id}/code.ino`]?.();
	return text && code !== undefined ? { id, code, ...text } : null;
}

/** The manual of a build that is related to a project; null where there is none, or none written. */
export function relatedManual(projectId: string): string | null {
	const id = (related as Record<string, string>)[projectId];
	return id !== undefined && inLocale(texts, `./manuals/${id}/manual.{locale}.json`) ? id : null;
}
