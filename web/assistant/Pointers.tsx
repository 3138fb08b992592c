import { MapPin, ZoomIn } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { Pointer } from "#domain/assistant/pointers.ts";
import { Button } from "#web/platform/ui/Button.tsx";

export interface PointingProps {
	pointersOf: (answer: string) => Pointer[];
	textOf: (pointer: Pointer) => string;
	shown: Pointer | null;
	/** `pressed`: somebody asked to see it. */
	onShow: (pointer: Pointer, pressed: boolean) => void;
	shownHere: ReactNode;
}

/** Buttons that show what an answer points at; the first line or block is shown at once. */
export function Pointers({ text, pointersOf, textOf, shown, onShow, shownHere }: { text: string } & PointingProps) {
	const pointers = pointersOf(text);
	const showFirst = useEffectEvent(() => {
		const first = pointers.find(isInProgram);
		if (first) onShow(first, false);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => showFirst(), [text]);
	if (pointers.length === 0) return null;
	const isShown = (pointer: Pointer) => JSON.stringify(pointer) === JSON.stringify(shown);
	return (
		<>
			<div className="flex flex-wrap gap-2">
				{pointers.map((pointer) => (
					<Button
						key={textOf(pointer)}
						variant={isInProgram(pointer) ? "soft" : "quiet"}
						className="!px-3.5 !text-[15px]"
						aria-pressed={isShown(pointer)}
						onClick={() => onShow(pointer, true)}
					>
						{isInProgram(pointer) ? <MapPin size={18} aria-hidden="true" /> : <ZoomIn size={18} aria-hidden="true" />}
						{textOf(pointer)}
					</Button>
				))}
			</div>
			{pointers.some(isShown) && shownHere}
		</>
	);
}

function isInProgram({ kind }: Pointer): boolean {
	return kind === "line" || kind === "block";
}
