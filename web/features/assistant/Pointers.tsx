import { MapPin, ZoomIn } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { Pointer } from "#domain/assistant/pointers.ts";
import { Button } from "#web/ui/Button.tsx";

export interface PointingProps {
	pointersOf: (answer: string) => Pointer[];
	wordsOf: (pointer: Pointer) => string;
	shown: Pointer | null;
	onShow: (pointer: Pointer) => void;
	shownHere: ReactNode;
}

/** Buttons that show what an answer points at; the first line is shown at once. */
export function Pointers({ text, pointersOf, wordsOf, shown, onShow, shownHere }: { text: string } & PointingProps) {
	const pointers = pointersOf(text);
	const showFirstLine = useEffectEvent(() => {
		const line = pointers.find(({ kind }) => kind === "line");
		if (line) onShow(line);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => showFirstLine(), [text]);
	if (pointers.length === 0) return null;
	const isShown = (pointer: Pointer) => JSON.stringify(pointer) === JSON.stringify(shown);
	return (
		<>
			<div className="flex flex-wrap gap-2">
				{pointers.map((pointer) => (
					<Button
						key={wordsOf(pointer)}
						variant={pointer.kind === "line" ? "soft" : "quiet"}
						className="!px-3.5 !text-[15px]"
						aria-pressed={isShown(pointer)}
						onClick={() => onShow(pointer)}
					>
						{pointer.kind === "line" ? (
							<MapPin size={18} aria-hidden="true" />
						) : (
							<ZoomIn size={18} aria-hidden="true" />
						)}
						{wordsOf(pointer)}
					</Button>
				))}
			</div>
			{pointers.some(isShown) && shownHere}
		</>
	);
}
