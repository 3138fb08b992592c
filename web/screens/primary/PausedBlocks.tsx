import type { BlockDevices } from "#domain/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import type { Comparison } from "#simulator/interpreter/step.ts";
import { useStore } from "#web/device/create-store.ts";
import { chosenName } from "#web/features/workspace/blocks/option-lists.ts";
import { valueWords } from "#web/features/workspace/blocks/value-words.ts";
import type { Workspace } from "#web/features/workspace/use-workspace.ts";
import "./paused-blocks.css";

const SIGNS = { less: m.block_compare_less, equal: m.block_compare_equal, more: m.block_compare_more };

/** Beside the buttons for stepping: the block whose turn is next, what was compared, and what the program holds. */
export function PausedBlocks({ workspace, devices }: { workspace: Workspace; devices: BlockDevices }) {
	const { player, nameOf } = workspace;
	const { current, readings, variables, compared } = useStore({ get: player.reading, subscribe: player.subscribe });
	const held = [
		...Object.entries(readings).map(([id, value]) => ({
			name: chosenName("SENSOR", id),
			value: valueWords(devices.sensors[id], value),
		})),
		...Object.entries(variables).map(([name, value]) => ({ name, value: String(value) })),
	];
	return (
		<div role="status" className="paused-blocks">
			<p className="font-bold">{current !== null && m.blocks_paused_at({ block: nameOf(current) })}</p>
			{compared && <p>{comparisonWords(compared)}</p>}
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

function comparisonWords({ left, operator, right, holds }: Comparison): string {
	const comparison = `${left} ${SIGNS[operator]()} ${right}`;
	return holds ? m.blocks_compared_yes({ comparison }) : m.blocks_compared_no({ comparison });
}
