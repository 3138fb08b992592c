import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { partEdges } from "./circuit-scene.ts";
import type { PartLayout } from "./parts/part-layout.ts";

/** Room for the wires between the board and what is right of it. */
const GAP = 64;

/**
 * The same circuit with all its parts right of the board, in the middle of its height, for a box that is wider than high.
 * Wires keep their ends and lose their bends, which were made for the other layout.
 */
export function besideBoard(
	circuit: Circuit,
	board: Pick<PartLayout, "width" | "height">,
	layoutOf: (part: PlacedPart) => PartLayout | null,
): Circuit {
	const edges = circuit.parts.flatMap((part) => {
		const layout = layoutOf(part);
		return layout ? [partEdges(part, layout)] : [];
	});
	if (edges.length === 0) return circuit;
	const top = Math.min(...edges.map((one) => one.top));
	const bottom = Math.max(...edges.map((one) => one.bottom));
	const dx = board.width + GAP - Math.min(...edges.map((one) => one.left));
	const dy = (board.height - top - bottom) / 2;
	return {
		...circuit,
		parts: circuit.parts.map((part) => ({ ...part, x: part.x + dx, y: part.y + dy })),
		wires: circuit.wires.map(({ bends: _bends, ...wire }) => wire),
	};
}
