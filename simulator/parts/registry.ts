import { BASIC_PARTS } from "./basic-parts.ts";
import { ds18b20 } from "./ds18b20/ds18b20.ts";
import type { PartKinds } from "./part.ts";
import { SIMPLE_PARTS } from "./simple-parts.ts";

/** Every kind of part by its name. What must stay small takes `loadPartKinds` instead. */
export const PART_KINDS: PartKinds = new Map(
	[...BASIC_PARTS, ...SIMPLE_PARTS, ds18b20].map((kind) => [kind.kind, kind]),
);
