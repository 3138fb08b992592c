import { memo } from "react";
import type { CircuitScene } from "./circuit-scene.ts";
import { SceneLayer } from "./SceneLayer.tsx";

interface WiresProps {
	scene: CircuitScene;
	/** The wire that is laid now: those before it are there, those after it are dotted. */
	laying?: number | undefined;
}

/** The wires over the parts. They do not move while a program runs. */
export const Wires = memo(function Wires({ scene, laying }: WiresProps) {
	const { box, wires } = scene;
	return (
		<SceneLayer box={box}>
			{wires.map((wire, index) =>
				laying !== undefined && index > laying ? (
					<path
						key={wire.id}
						d={wire.path}
						stroke="var(--ink-2)"
						strokeWidth="2.4"
						strokeDasharray="1 7"
						opacity="0.55"
					/>
				) : (
					<g key={wire.id}>
						{index === laying && (
							<path d={wire.path} stroke="var(--sun)" strokeWidth="16" className="lesson-wire-now" />
						)}
						<path d={wire.path} stroke="var(--wire-edge)" strokeWidth="6.6" />
						<path d={wire.path} stroke={`var(--wire-${wire.color})`} strokeWidth={index === laying ? "7" : "4.6"} />
					</g>
				),
			)}
		</SceneLayer>
	);
});
