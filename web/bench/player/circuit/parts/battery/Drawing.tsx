import { m } from "#messages/generated/messages.js";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** A 9 V block with its two contacts above. 68 × 128 scene pixels. */
export function Drawing({ part }: DrawingProps) {
	const volts = m.board_volts({ value: Number(part.props?.volts ?? 9) });
	return (
		<svg width="68" height="128" viewBox="0 0 68 128" aria-hidden="true">
			<rect x="13" y="4" width="14" height="16" rx="3" fill="#c9ced6" stroke="#7d8896" />
			<path d="M41 4H55L57 20H39Z" fill="#c9ced6" stroke="#7d8896" />
			<rect x="4" y="18" width="60" height="106" rx="6" fill="#2a3242" stroke="#16233b" strokeWidth="1.500" />
			<path d="M4 24a6 6 0 0 1 6-6H58a6 6 0 0 1 6 6V52H4Z" fill="#d39a2a" />
			<g stroke="#2a1c00" strokeWidth="3" strokeLinecap="round">
				<path d="M15 34H25M20 29V39" />
				<path d="M43 34H53" />
			</g>
			<text x="34" y="96" fontSize="24" fontWeight="800" fill="#ffffff" textAnchor="middle">
				{volts}
			</text>
			<path d="M10 60V116" stroke="#fff" strokeOpacity="0.25" strokeWidth="3" strokeLinecap="round" />
		</svg>
	);
}
