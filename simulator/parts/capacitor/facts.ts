import { ends } from "../part-facts.ts";

export const facts = ends("1", "2");
