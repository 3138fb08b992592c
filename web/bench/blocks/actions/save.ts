import { Save } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { BlockAction } from "./block-action.ts";

export const save: BlockAction = {
	icon: Save,
	label: m.blocks_save,
	key: "s",
	run: (workspace) => workspace.save(),
};
