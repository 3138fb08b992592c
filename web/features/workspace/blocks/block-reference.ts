import type { ToolboxBlock } from "#content/block-project.ts";
import { m } from "#messages/generated/messages.js";
import { blockHelp } from "./block-help.ts";
import { lightName } from "./light-names.ts";

/** The blocks of a toolbox as words: as they stand there, and what each does. */
export function blockReference(toolbox: readonly ToolboxBlock[]): { type: string; name: string; help: string }[] {
	return toolbox.map((block) => ({ type: block.type, name: nameOf(block), help: blockHelp(block.type) }));
}

function nameOf({ type, fields = {}, numbers = {} }: ToolboxBlock): string {
	const light = lightName(fields.LIGHT ?? "");
	switch (type) {
		case "light_on":
			return m.block_light_on({ light });
		case "light_off":
			return m.block_light_off({ light });
		case "light_blink":
			return m.block_light_blink({ light });
		case "wait_seconds":
			return m.block_wait({ seconds: numbers.SECONDS ?? 1 });
		case "repeat_times":
			return m.block_repeat({ times: numbers.TIMES ?? 1 });
		default:
			return type;
	}
}
