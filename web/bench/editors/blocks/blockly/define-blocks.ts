import * as Blockly from "blockly/core";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { blockDefinitions } from "./block-definitions.ts";
import { numberBlock } from "./number-block.ts";
import { registerOnlyChoice } from "./only-choice.ts";
import { registerPictures } from "./picture-field.ts";

/** Makes the blocks known to Blockly, with what this project has to choose from. Called before a workspace is opened. */
export function defineBlocks(devices: BlockDevices): void {
	registerPictures();
	registerOnlyChoice();
	const definitions = Blockly.common.createBlockDefinitionsFromJsonArray(blockDefinitions(devices));
	Object.assign(Blockly.Blocks, definitions);
	Blockly.Blocks.number = numberBlock;
}
