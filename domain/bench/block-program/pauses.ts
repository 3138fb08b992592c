/**
 * Pauses that are part of what a block means, in milliseconds: they follow the block's own action, on the screen as in
 * the C++ that the blocks make.
 */

/** After a light was turned on or off. */
export const LIGHT_STEP_MS = 1000;
/** A blink: this long on, then this long off. */
export const BLINK_ON_MS = 300;
export const BLINK_OFF_MS = 200;
/** After a variable was set or changed. */
export const VARIABLE_STEP_MS = 500;
/** After each round of a forever, and between two tests of a wait-until. */
export const ROUND_REST_MS = 10;
/** Before each distance: 60 ms after the last call, its echoes have died out (HC-SR04 user guide, p. 3). */
export const ECHO_REST_MS = 60;
