import type { CircuitPointer } from "#domain/assistant/pointers.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { sceneOf } from "./circuit-scene.ts";
import { layoutOf } from "./parts/layouts.ts";
import { SceneLayer } from "./SceneLayer.tsx";
import { unoLayout } from "./uno-layout.ts";

/** A ring round a pin of the board or a part, inside the view of the circuit; none round what is not there. */
export function PointedAt({ circuit, at }: { circuit: Circuit; at: CircuitPointer }) {
	const { box } = sceneOf(circuit, unoLayout, layoutOf);
	return (
		<SceneLayer box={box}>
			<PointedRing circuit={circuit} at={at} />
		</SceneLayer>
	);
}

/** The ring itself, within a layer in the circuit's own pixels. */
export function PointedRing({ circuit, at }: { circuit: Circuit; at: CircuitPointer }) {
	const scene = sceneOf(circuit, unoLayout, layoutOf);
	const look = { className: "pointed-at", stroke: "var(--glow)", strokeWidth: 5 };
	if (at.kind === "pin") {
		const pin = scene.pointAt(`uno.${at.pin}`);
		return pin ? <circle {...look} cx={pin.x} cy={pin.y} r={14} /> : null;
	}
	const found = scene.parts.find(({ part }) => part.id === at.id);
	if (!found) return null;
	const { part, layout } = found;
	const { left, top, right, bottom } = layout.body ?? { left: 0, top: 0, right: layout.width, bottom: layout.height };
	const turn = `rotate(${part.rotation ?? 0} ${part.x + layout.width / 2} ${part.y + layout.height / 2})`;
	const box = { x: part.x + left - 8, y: part.y + top - 8, width: right - left + 16, height: bottom - top + 16 };
	return <rect {...look} {...box} rx={12} transform={turn} />;
}
