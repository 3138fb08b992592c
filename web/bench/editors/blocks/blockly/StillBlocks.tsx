import { useEffect, useRef, useState } from "react";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import { useBlocklyTexts } from "./blockly-texts.ts";
import { openStillBlocks } from "./still-blocks.ts";
import "./blocks.css";

interface StillBlocksProps {
	label: string;
	devices: BlockDevices;
	/** In Blockly's own form. */
	state: object;
}

/** Blocks to look at, not to change: scrolled by mouse, touch and keyboard, and read out as words. */
export function StillBlocks({ label, devices, state }: StillBlocksProps) {
	const area = useRef<HTMLDivElement>(null);
	const [texts, setTexts] = useState<readonly string[] | null>([]);
	const ready = useBlocklyTexts();
	useEffect(() => {
		if (!area.current || !ready) return;
		const blocks = openStillBlocks(area.current, devices, state);
		setTexts(blocks?.texts ?? null);
		return () => blocks?.close();
	}, [devices, state, ready]);
	return (
		<section
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="max-h-96 overflow-auto rounded-medium border border-line bg-paper"
		>
			<div ref={area} inert className="block-area block-area-still" hidden={texts === null} />
			{texts === null && <p className="p-3.5 text-ink-2">{m.blocks_load_failed()}</p>}
			<ol className="sr-only">
				{texts?.map((line, order) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same block may occur twice, and none moves
					<li key={order}>{line}</li>
				))}
			</ol>
		</section>
	);
}
