import { FolderOpen } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { BlockAction } from "./block-action.ts";

export const load: BlockAction = {
	icon: FolderOpen,
	label: m.blocks_load,
	run: (workspace) => workspace.load(),
};
