import { lcdElement } from "./lcd-element.ts";

export const element = lcdElement("full");
