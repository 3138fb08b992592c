import { availableParallelism } from "node:os";
import { createTurns } from "./turns.ts";

/** Of the four threads that Node does such work on, one stays free for files. */
const HASHES_AT_ONCE = Math.min(availableParallelism(), 3);

/** Of a school that signs in at once, the first are hashed while the next are looked up, and others have connections left. */
export const lookingUp = createTurns(() => 2);

/**
 * With a core left to itself all the time, a school that signs in waits half as long again. It is left only while accounts wait to
 * be looked up: hundreds of requests have come at once, and without it others' answers come a quarter of a second late until
 * these are read (`npm run bench -- signin`).
 */
export const hashing = createTurns(() => (lookingUp.waiting() > 0 ? 1 : HASHES_AT_ONCE));
