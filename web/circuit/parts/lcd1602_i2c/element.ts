import { lcdElement } from "../lcd1602/lcd-element.ts";

export const element = lcdElement("i2c");
