import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { hasDrawing } from "#web/circuit/parts/layouts.ts";

/** Says which parts of a circuit do nothing because their kind is not known here. */
export function UnknownPartsNote({ circuit }: { circuit: Circuit }) {
	const kinds = [...new Set(circuit.parts.filter((part) => !hasDrawing(part)).map(({ kind }) => kind))];
	if (kinds.length === 0) return null;
	return (
		<p role="status" className="px-3 py-2 rounded-medium bg-sun-wash text-sun-ink text-tiny font-bold">
			{m.board_unknown_parts({ kinds: kinds.join(", ") })}
		</p>
	);
}
