import { Package } from "lucide-react";
import type { PlacedPart } from "#simulator/circuit.ts";
import { Drawing } from "./parts/drawings.tsx";
import { layoutOf } from "./parts/layouts.ts";
import { STILL_BOARD } from "./still-board.ts";
import { UnoBoard } from "./UnoBoard.tsx";
import { unoLayout } from "./uno-layout.ts";
import "./circuit.css";

const noReset = () => {};

interface PartPictureProps {
	id: string;
	placed?: PlacedPart | undefined;
	size: { width: number; height: number };
}

/** A small part is enlarged to this at most: a resistor is no wider than the board beside it. */
const LARGEST_SCALE = 1.8;

/** A part as the board draws it, scaled to fit. Decoration: its name is written beside it. */
export function PartPicture({ id, placed, size }: PartPictureProps) {
	const layout = placed ? layoutOf(placed) : id === "uno" ? unoLayout : null;
	if (!layout) return <ItemPicture id={id} />;
	const scale = Math.min(size.width / layout.width, size.height / layout.height, LARGEST_SCALE);
	return (
		<span
			aria-hidden="true"
			inert
			className="board-stage !overflow-visible block shrink-0"
			style={{ width: layout.width * scale, height: layout.height * scale }}
		>
			<span
				className="block absolute left-0 top-0 origin-top-left"
				style={{ width: layout.width, height: layout.height, transform: `scale(${scale})` }}
			>
				{placed ? <Drawing part={placed} board={STILL_BOARD} /> : <UnoBoard board={STILL_BOARD} onReset={noReset} />}
			</span>
		</span>
	);
}

/** What is no part of a circuit. */
function ItemPicture({ id }: { id: string }) {
	if (id === "jumper_wires")
		return (
			<svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
				<g fill="none" strokeWidth="6" strokeLinecap="round">
					<path d="M12 56C12 10 84 6 84 50" stroke="#c8401f" />
					<path d="M12 64C22 26 70 26 78 64" stroke="#ffb703" />
					<path d="M26 66C34 44 60 44 66 66" stroke="var(--wire)" />
				</g>
			</svg>
		);
	if (id === "usb_cable")
		return (
			<svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
				<path d="M22 46V26q0-14 14-14h26q14 0 14 14v22" fill="none" stroke="var(--wire)" strokeWidth="6" />
				<rect x="10" y="42" width="24" height="20" rx="3" fill="#c9ced6" stroke="#8b95a3" strokeWidth="2" />
				<path d="M16 54h12" stroke="#51607a" strokeWidth="3" />
				<rect x="66" y="42" width="20" height="18" rx="3" fill="#c9ced6" stroke="#8b95a3" strokeWidth="2" />
			</svg>
		);
	return <Package size={56} strokeWidth={1.5} className="text-ink-2" aria-hidden="true" />;
}
