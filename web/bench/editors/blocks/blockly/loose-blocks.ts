import * as Blockly from "blockly/core";
import { FLAG_BLOCK } from "#domain/bench/block-program/from-blockly.ts";
import { m } from "#messages/generated/messages.js";
import { blockName } from "./block-name.ts";
import { nearestJoint } from "./nearest-joint.ts";

const TAG = "block-loose-tag";
const LINE_PIXELS = 17;
const PADDING = 14;
const LONGEST_LINE = 30;

/**
 * Marks each stack that does not hang in the program: a dashed outline, and a tag that names where it could be joined.
 * Drawn inside the stack's own group, so that it moves along.
 */
export function markLooseBlocks(workspace: Blockly.WorkspaceSvg): void {
	const flag = workspace.getBlocksByType(FLAG_BLOCK)[0] as Blockly.BlockSvg | undefined;
	const loose = new Set(
		workspace.getTopBlocks(false).filter((block) => block !== flag && !block.isInsertionMarker() && !block.isShadow()),
	);
	for (const tag of workspace.getCanvas().querySelectorAll(`.${TAG}`)) tag.remove();
	for (const block of loose) draw(block, looseText(block, flag));
}

/** "Not joined yet: hang it under “Turn on white”." */
function looseText(block: Blockly.BlockSvg, flag: Blockly.BlockSvg | undefined): string {
	const joint = flag && nearestJoint(block, flag);
	if (!joint) return m.blocks_loose();
	const texts = { block: blockName(joint.block) };
	return joint.side === "under" ? m.blocks_loose_under(texts) : m.blocks_loose_into(texts);
}

function draw(block: Blockly.BlockSvg, text: string): void {
	const { Svg, dom } = Blockly.utils;
	const { width, height } = block.getHeightWidth();
	const group = dom.createSvgElement(Svg.G, { class: TAG }, block.getSvgRoot());
	dom.createSvgElement(
		Svg.RECT,
		{ class: "block-loose-outline", x: -5, y: -5, width: width + 10, height: height + 10, rx: 8 },
		group,
	);
	const bubble = dom.createSvgElement(Svg.G, { transform: `translate(-5 ${height + 13})` }, group);
	const box = dom.createSvgElement(Svg.RECT, { class: "block-loose-bubble", rx: 10 }, bubble);
	dom.createSvgElement(Svg.PATH, { class: "block-loose-bubble", d: "M22 0l8-8 8 8z" }, bubble);
	let longest = 0;
	const lines = inLines(text);
	for (const [order, line] of lines.entries()) {
		const text = dom.createSvgElement(Svg.TEXT, { x: PADDING, y: 20 + order * LINE_PIXELS }, bubble);
		text.textContent = line;
		longest = Math.max(longest, text.getComputedTextLength());
	}
	box.setAttribute("width", String(longest + 2 * PADDING));
	box.setAttribute("height", String(lines.length * LINE_PIXELS + 13));
}

function inLines(text: string): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && `${last} ${word}`.length <= LONGEST_LINE) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
