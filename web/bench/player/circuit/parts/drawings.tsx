import type { ComponentType } from "react";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import type { DrawingProps } from "./drawing.ts";
import { ElementDrawing } from "./ElementDrawing.tsx";
import type { ElementPart } from "./element-part.ts";
import { UnknownPart } from "./UnknownPart.tsx";

/** What nearly every circuit has comes with the board. */
const first = import.meta.glob<ComponentType<DrawingProps>>("./{breadboard,buzzer,ds18b20,led,resistor}/Drawing.tsx", {
	eager: true,
	import: "Drawing",
});
const loadLaterDrawings = () => import("./later-drawings.ts");
const elements = import.meta.glob<ElementPart>("./*/element.ts", { eager: true, import: "element" });

/** What fetches the drawings that do not come with the board. */
export const laterDrawings = [loadLaterDrawings, ...Object.values(elements).map(({ load }) => load)];

/** A part as it is now. */
export function Drawing({ part, board }: DrawingProps) {
	const Own = first[`./${part.kind}/Drawing.tsx`];
	if (Own) return <Own part={part} board={board} />;
	const element = elements[`./${part.kind}/element.ts`];
	if (element) {
		return (
			<>
				<ElementDrawing id={part.id} part={element} board={board} />
				{element.Beside && <element.Beside part={part} board={board} />}
			</>
		);
	}
	return <LaterDrawing part={part} board={board} />;
}

function LaterDrawing({ part, board }: DrawingProps) {
	const loaded = useLazyModule(loadLaterDrawings);
	if (!loaded) return null;
	const Own = loaded.LATER_DRAWINGS[`./${part.kind}/Drawing.tsx`];
	return Own ? <Own part={part} board={board} /> : <UnknownPart kind={part.kind} />;
}
