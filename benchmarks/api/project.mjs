import { readFileSync } from "node:fs";

/** The project whose program is compiled and checked. */
export const PROJECT = "water-temp-monitor";

const read = (name) => readFileSync(new URL(`../../content/projects/${PROJECT}/${name}`, import.meta.url), "utf8");

export const { circuit: CIRCUIT } = JSON.parse(read("bench.json"));
/** The first of its programs, without the head. */
export const SOLUTION = read("programs.ino").split(/^\/{4} .*\n/m)[1];
