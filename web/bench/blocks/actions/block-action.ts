import type { BenchAction } from "#web/bench/actions/bench-action.ts";
import type { Workspace } from "#web/bench/editors/blocks/use-workspace.ts";

/** What is done to the blocks as a whole, at once. */
export type BlockAction = Extract<BenchAction<Workspace>, { run: unknown }>;
