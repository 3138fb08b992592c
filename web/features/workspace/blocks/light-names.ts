import { m } from "#messages/generated/messages.js";

const NAMES: Record<string, (() => string) | undefined> = {
	red: m.block_light_red,
	yellow: m.block_light_yellow,
	green: m.block_light_green,
};

/** A light's name as the blocks say it. */
export function lightName(light: string): string {
	return NAMES[light]?.() ?? light;
}
