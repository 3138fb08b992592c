import { EMPTY_READING, type SeenBoard } from "./board/live-board.ts";

/** A board without a program, for drawings that show parts only. */
export const STILL_BOARD: SeenBoard = { reading: () => EMPTY_READING, subscribe: () => () => {} };
