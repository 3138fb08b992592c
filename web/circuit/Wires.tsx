import { memo } from "react";
import type { CircuitScene } from "./circuit-scene.ts";
import { SceneLayer } from "./SceneLayer.tsx";

/** The wires over the parts. They do not move while a program runs. */
export const Wires = memo(function Wires({ scene }: { scene: CircuitScene }) {
	const { box, wires } = scene;
	return (
		<SceneLayer box={box}>
			{wires.map((wire) => (
				<g key={wire.id}>
					<path d={wire.path} stroke="var(--wire-edge)" strokeWidth="6.6" />
					<path d={wire.path} stroke={`var(--wire-${wire.color})`} strokeWidth="4.6" />
				</g>
			))}
		</SceneLayer>
	);
});
