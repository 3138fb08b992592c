import { useEffect } from "react";
import { allStatements, type BlockProgram } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import type { Comparison } from "#simulator/interpreter/step.ts";
import { chosenName } from "#web/bench/editors/blocks/blockly/option-lists.ts";
import { valueText } from "#web/bench/editors/blocks/blockly/value-text.ts";
import type { PlayerReading } from "#web/bench/editors/blocks/player.ts";
import type { Workspace } from "#web/bench/editors/blocks/use-workspace.ts";
import { SEEN_FROM } from "#web/bench/player/circuit/parts/led/layout.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { drawBubble } from "./block-bubble.ts";
import "./paused-blocks.css";

const SIGNS = { less: m.block_compare_less, equal: m.block_compare_equal, more: m.block_compare_more };

/** The list keeps a block with the same id as the one that was taken from it. */
const PROGRAM = ".block-area .injectionDiv > .blocklySvg > .blocklyWorkspace";

/** Beside the buttons for stepping: the block whose turn is next, what was compared, and what the program holds. */
export function PausedBlocks({ workspace, devices }: { workspace: Workspace; devices: BlockDevices }) {
	const { player, nameOf } = workspace;
	const { current, readings, variables, compared, parts } = useStore({
		get: player.reading,
		subscribe: player.subscribe,
	});
	const comparison = compared && comparisonText(compared);
	const pin = pinText(workspace.program, devices, current, parts);
	useEffect(() => {
		if (current === null) return;
		const drawn: (() => void)[] = [];
		// The blocks are drawn first: a number that is shown in one makes it wider.
		const frame = requestAnimationFrame(() => {
			const block = document.querySelector(`${PROGRAM} [data-id="${CSS.escape(current)}"]`);
			const condition = block?.parentElement?.closest(".if_else, .if_then")?.querySelector(":scope > .compare");
			if (condition && comparison) drawn.push(drawBubble(condition, comparison, "above"));
			if (block && pin) drawn.push(drawBubble(block, pin, "right"));
		});
		return () => {
			cancelAnimationFrame(frame);
			for (const remove of drawn) remove();
		};
	}, [current, comparison, pin]);
	const held = [
		...Object.entries(readings).map(([id, value]) => ({
			name: chosenName("SENSOR", id),
			value: valueText(devices.sensors[id], value),
		})),
		...Object.entries(variables).map(([name, value]) => ({ name, value: String(value) })),
	];
	return (
		<div role="status" className="paused-blocks">
			<p className="font-bold">{current !== null && m.blocks_paused_at({ block: nameOf(current) })}</p>
			{comparison && <p>{comparison}</p>}
			{held.length > 0 && (
				<ul aria-label={m.values_title()}>
					{held.map(({ name, value }) => (
						<li key={name}>
							{name} <b className="font-mono">{value}</b>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function comparisonText({ left, operator, right, holds }: Comparison): string {
	const comparison = `${left} ${SIGNS[operator]()} ${right}`;
	return holds ? m.blocks_compared_yes({ comparison }) : m.blocks_compared_no({ comparison });
}

/** The pin of the light that the block is about, and its level now. */
function pinText(
	{ statements }: BlockProgram,
	{ lights }: BlockDevices,
	current: string | null,
	parts: PlayerReading["parts"],
): string | null {
	const statement = allStatements(statements).find(({ id }) => id === current);
	if (!statement || !("light" in statement)) return null;
	const pin = lights[statement.light];
	const part = parts[statement.light];
	if (pin === undefined || part?.kind !== "led") return null;
	const level = part.brightness > SEEN_FROM ? m.block_level_high() : m.block_level_low();
	return `${m.primary_pin({ pin })}: ${level}`;
}
