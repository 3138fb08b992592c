import { breadboard } from "./breadboard.ts";
import { buzzer } from "./buzzer.ts";
import { ds18b20 } from "./ds18b20/ds18b20.ts";
import { led } from "./led.ts";
import type { PartKind } from "./part.ts";
import { resistor } from "./resistor.ts";

const KINDS: readonly PartKind[] = [breadboard, buzzer, ds18b20, led, resistor];

/** Every kind of part by its name. */
export const PART_KINDS: ReadonlyMap<string, PartKind> = new Map(KINDS.map((kind) => [kind.kind, kind]));
