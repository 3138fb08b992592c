import type { WireColor } from "#simulator/circuit.ts";
import type { CircuitScene, ScenePin } from "#web/circuit/circuit-scene.ts";
import { SceneLayer } from "#web/circuit/SceneLayer.tsx";
import type { Point } from "./view-port.ts";

interface OverlayProps {
	scene: CircuitScene;
	/** Points that are one conductor, shown together. */
	lit: ReadonlySet<string>;
	/** The point under the pointer or the focus. */
	at: ScenePin | undefined;
	/** A wire on its way: from a pin to the pointer, or to a pin. */
	draft: { from: ScenePin; to: Point; caught: boolean; color: WireColor } | null;
	/** The holes that the legs of a held part would sit in. */
	landing: readonly ScenePin[];
	selectedWire: string | null;
}

/** What shines over the circuit while somebody points, draws or drags. */
export function Overlay({ scene, lit, at, draft, landing, selectedWire }: OverlayProps) {
	const { box } = scene;
	const wire = scene.wires.find(({ id }) => id === selectedWire);
	const joined = lit.size > 1 ? scene.points.filter(({ endpoint }) => lit.has(endpoint)) : [];
	const litWires = lit.size > 1 ? scene.wires.filter(({ from }) => lit.has(from.endpoint)) : [];
	return (
		<SceneLayer box={box} className="overflow-visible">
			{litWires.map(({ id, path, color }) => (
				<g key={id}>
					<path d={path} stroke="var(--sun)" strokeWidth="9" opacity="0.75" />
					<path d={path} stroke={`var(--wire-${color})`} strokeWidth="4.6" />
				</g>
			))}
			{wire && (
				<>
					<path d={wire.path} stroke="var(--teal)" strokeWidth="10" opacity="0.55" />
					<path d={wire.path} stroke={`var(--wire-${wire.color})`} strokeWidth="4.6" />
				</>
			)}
			{joined.map(({ endpoint, x, y }) => (
				<circle key={endpoint} cx={x} cy={y} r="3.4" fill="var(--sun)" stroke="#3a2700" strokeWidth="0.8" />
			))}
			{landing.map(({ endpoint, x, y }) => (
				<circle key={endpoint} cx={x} cy={y} r="4.4" fill="var(--leaf)" stroke="var(--surface)" strokeWidth="1.4" />
			))}
			{at && <circle cx={at.x} cy={at.y} r="5" fill="var(--sun)" stroke="var(--ink)" strokeWidth="2" />}
			{draft && (
				<>
					<path
						d={`M${draft.from.x} ${draft.from.y}L${draft.to.x} ${draft.to.y}`}
						stroke={`var(--wire-${draft.color})`}
						strokeWidth="4.6"
						strokeDasharray={draft.caught ? undefined : "2 8"}
					/>
					<circle cx={draft.from.x} cy={draft.from.y} r="4.4" fill={`var(--wire-${draft.color})`} />
					<circle cx={draft.to.x} cy={draft.to.y} r={draft.caught ? 5.5 : 3.4} fill={`var(--wire-${draft.color})`} />
				</>
			)}
		</SceneLayer>
	);
}
