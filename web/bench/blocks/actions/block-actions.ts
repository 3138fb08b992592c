import type { BlockAction } from "./block-action.ts";
import { load } from "./load.ts";
import { save } from "./save.ts";

/** In the order of the head's buttons. */
export const BLOCK_ACTIONS: readonly BlockAction[] = [load, save];
