import * as Blockly from "blockly/core";

/** White text on each of these have at least 4.5:1. */
const COLOURS: Record<string, string> = {
	start: "#946300",
	light: "#c8401f",
	wait: "#007a83",
	sound: "#96500a",
	screen: "#33608c",
	wheels: "#6b5420",
	repeat: "#5b43b5",
	choice: "#2f5fb3",
	variable: "#a8326e",
	sensor: "#1f7a46",
	number: "#51607a",
};

/**
 * Between the edge of a block and what is in it, in pixels, by the shape of the two: 0 a field, 1 hexagonal, 2 round,
 * 3 square. Narrower than Blockly's own, so that a comparison with two numbers fits beside the list.
 */
const PADDING = {
	1: { 0: 14, 1: 8, 2: 6, 3: 14 },
	2: { 0: 10, 1: 12, 2: 4, 3: 8 },
	3: { 0: 8, 1: 8, 2: 8, 3: 8 },
};

/** How blocks are drawn. */
export const BLOCK_SHAPES = {
	renderer: "zelos",
	rendererOverrides: {
		CORNER_RADIUS: 8,
		TOP_ROW_MIN_HEIGHT: 8,
		BOTTOM_ROW_MIN_HEIGHT: 8,
		SHAPE_IN_SHAPE_PADDING: PADDING,
	},
};

/** One theme for both looks: the blocks keep their colours, the ground follows the page's tokens. */
export function blockTheme(): Blockly.Theme {
	return Blockly.Theme.defineTheme("workbench", {
		name: "workbench",
		base: Blockly.Themes.Zelos,
		startHats: false,
		blockStyles: Object.fromEntries(
			Object.entries(COLOURS).map(([style, colour]) => [
				style,
				{ colourPrimary: colour, colourSecondary: colour, colourTertiary: darker(colour) },
			]),
		),
		categoryStyles: Object.fromEntries(Object.entries(COLOURS).map(([style, colour]) => [style, { colour }])),
		componentStyles: {
			workspaceBackgroundColour: "transparent",
			toolboxBackgroundColour: "var(--surface)",
			toolboxForegroundColour: "var(--ink)",
			flyoutBackgroundColour: "var(--surface)",
			flyoutForegroundColour: "var(--ink-2)",
			flyoutOpacity: 1,
			scrollbarColour: "var(--edge)",
			scrollbarOpacity: 0.35,
			insertionMarkerColour: "#16233b",
			insertionMarkerOpacity: 0.25,
			selectedGlowColour: "var(--ink)",
		},
		fontStyle: { family: '"Nunito Variable", Nunito, system-ui, sans-serif', weight: "800", size: 12.75 },
	});
}

function darker(colour: string): string {
	return Blockly.utils.colour.blend("#000000", colour, 0.18) ?? colour;
}
