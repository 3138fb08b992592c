import { memo } from "react";
import type { CircuitScene } from "./circuit-scene.ts";

/** The wires over the parts. They do not move while a program runs. */
export const Wires = memo(function Wires({ scene }: { scene: CircuitScene }) {
	const { box, wires } = scene;
	return (
		<svg
			className="absolute pointer-events-none"
			style={{ left: box.left, top: box.top }}
			width={box.width}
			height={box.height}
			viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
			fill="none"
			strokeLinecap="round"
			aria-hidden="true"
		>
			{wires.map((wire) => (
				<g key={wire.id}>
					<path d={wire.path} stroke="var(--wire-edge)" strokeWidth="6.6" />
					<path d={wire.path} stroke={`var(--wire-${wire.color})`} strokeWidth="4.6" />
				</g>
			))}
		</svg>
	);
});
