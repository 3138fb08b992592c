import type { Circuit } from "../circuit.ts";
import type { PartKind, PartKinds } from "./part.ts";

/** What nearly every circuit has. */
const basic = import.meta.glob<PartKind>("./{breadboard,buzzer,led,resistor}/model.ts", {
	eager: true,
	import: "part",
});

let known: PartKinds = new Map(Object.values(basic).map((part) => [part.kind, part]));
let complete = false;

/**
 * The kinds of parts that a circuit needs. A browser's worker has what nearly every circuit has, and fetches the others
 * together at the first request: each is a few hundred bytes. Kinds that do not exist are left out. Resolves at once when
 * all are here already.
 */
export function loadPartKinds(circuit: Circuit): PartKinds | Promise<PartKinds> {
	return complete || circuit.parts.every(({ kind }) => known.has(kind)) ? known : loadEveryPartKind();
}

/** Fetches every kind there is, so that any part can be added offline. */
export async function loadEveryPartKind(): Promise<PartKinds> {
	known = (await import("./registry.ts")).PART_KINDS;
	complete = true;
	return known;
}
