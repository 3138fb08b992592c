import type { ReactNode } from "react";
import { classNames } from "#web/platform/ui/class-names.ts";
import type { CircuitScene } from "./circuit-scene.ts";

interface SceneLayerProps {
	box: CircuitScene["box"];
	className?: string;
	children: ReactNode;
}

/** A drawing that lies over the whole circuit, in its own pixels, and takes no press. */
export function SceneLayer({ box, className, children }: SceneLayerProps) {
	return (
		<svg
			className={classNames("absolute pointer-events-none", className)}
			style={{ left: box.left, top: box.top }}
			width={box.width}
			height={box.height}
			viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
			fill="none"
			strokeLinecap="round"
			aria-hidden="true"
		>
			{children}
		</svg>
	);
}
