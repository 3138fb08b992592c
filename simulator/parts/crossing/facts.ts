import { supplied } from "../part-facts.ts";

export const facts = supplied("VCC", "GND");
