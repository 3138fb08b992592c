import type { PartKind } from "../part.ts";
import { lcd1602 } from "./lcd1602.ts";
import { lcd1602I2c } from "./lcd1602-i2c.ts";

/** The display with its controller's pins, and the one behind an I2C expander. */
export const LCD1602_KINDS: readonly PartKind[] = [lcd1602, lcd1602I2c];
