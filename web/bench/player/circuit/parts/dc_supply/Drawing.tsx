import { m } from "#messages/generated/messages.js";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

/** A step-down module: coil, chip, capacitor, and its two contacts below. 96 × 64 scene pixels. */
export function Drawing({ part }: DrawingProps) {
	const volts = m.board_volts({ value: Number(part.props?.volts ?? 4) });
	return (
		<svg width="96" height="64" viewBox="0 0 96 64" aria-hidden="true">
			<path d="M24 50V62M43.200 50V62" stroke="#c9ced6" strokeWidth="5" strokeLinecap="round" />
			<rect x="4" y="4" width="88" height="50" rx="4" fill="#1f5fa8" stroke="#123463" strokeWidth="1.500" />
			<circle cx="74" cy="36" r="12" fill="#3a3f47" stroke="#c98a4a" strokeWidth="4" />
			<rect x="64" y="9" width="20" height="10" rx="2" fill="#16233b" />
			<text x="32" y="26" fontSize="18" fontWeight="800" fill="#ffffff" textAnchor="middle">
				{volts}
			</text>
			<g stroke="#fff" strokeWidth="2.500" strokeLinecap="round">
				<path d="M20 42H28M24 38V46" />
				<path d="M39.200 42H47.200" />
			</g>
		</svg>
	);
}
