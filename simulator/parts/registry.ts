import { BASIC_PARTS } from "./basic-parts.ts";
import { dht11, dht22 } from "./dht/dht.ts";
import { ds18b20 } from "./ds18b20/ds18b20.ts";
import { hcSr04 } from "./hc-sr04.ts";
import { LCD1602_KINDS } from "./lcd1602/lcd1602-kinds.ts";
import { MOTOR_KINDS } from "./motors/motor-kinds.ts";
import type { PartKinds } from "./part.ts";
import { servo } from "./servo.ts";
import { SIMPLE_PARTS } from "./simple-parts.ts";

/** Every kind of part by its name. What must stay small takes `loadPartKinds` instead. */
export const PART_KINDS: PartKinds = new Map(
	[...BASIC_PARTS, ...SIMPLE_PARTS, dht11, dht22, ds18b20, hcSr04, servo, ...MOTOR_KINDS, ...LCD1602_KINDS].map(
		(kind) => [kind.kind, kind],
	),
);
