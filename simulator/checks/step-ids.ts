import type { Checks } from "./format.ts";

/** The ids of the steps that are reported: what is always expected, and the scenes, in the order of the file. */
export function stepIds({ always, scenes }: Checks): string[] {
	return [...Object.keys(always ?? {}), ...Object.keys(scenes)];
}
