import type { PartKind, PartKinds } from "./part.ts";

const models = import.meta.glob<PartKind>("./*/model.ts", { eager: true, import: "part" });

/** Every kind of part by its name. What must stay small takes `loadPartKinds` instead. */
export const PART_KINDS: PartKinds = new Map(Object.values(models).map((part) => [part.kind, part]));
