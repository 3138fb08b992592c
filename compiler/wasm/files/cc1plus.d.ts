import type { MakeInstance } from "../run-program.ts";

declare const makeInstance: MakeInstance;
export default makeInstance;
