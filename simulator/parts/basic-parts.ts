import { breadboard } from "./breadboard.ts";
import { buzzer } from "./buzzer.ts";
import { led } from "./led.ts";
import type { PartKind } from "./part.ts";
import { resistor } from "./resistor.ts";

/** What nearly every circuit has. */
export const BASIC_PARTS: readonly PartKind[] = [breadboard, buzzer, led, resistor];
