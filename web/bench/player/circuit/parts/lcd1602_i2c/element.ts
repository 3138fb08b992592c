import { lcdElement } from "#web/bench/player/circuit/parts/lcd1602/lcd-element.ts";

export const element = lcdElement("i2c");
