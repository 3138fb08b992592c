import { supplied } from "../part-facts.ts";

export const facts = supplied("VDD", "VSS");
