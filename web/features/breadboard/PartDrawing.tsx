import type { PlacedPart } from "#simulator/circuit.ts";
import type { PartState } from "#simulator/parts/part.ts";
import { celsiusWords } from "./celsius-words.ts";
import type { LiveBoard } from "./live-board.ts";
import { Buzzer } from "./parts/Buzzer.tsx";
import type { PartLayout } from "./parts/part-layout.ts";
import { Resistor } from "./parts/Resistor.tsx";
import { WaterProbe } from "./parts/WaterProbe.tsx";
import { useReading } from "./use-reading.ts";

interface PartDrawingProps {
	part: PlacedPart;
	layout: PartLayout;
	board: LiveBoard;
}

/** A part where it lies, as it is now. */
export function PartDrawing({ part, layout, board }: PartDrawingProps) {
	const place = { left: part.x, top: part.y, width: layout.width, height: layout.height };
	const turn = part.rotation ? { transform: `rotate(${part.rotation}deg)` } : {};
	return (
		<div className="absolute" style={{ ...place, ...turn }}>
			<Drawing part={part} board={board} />
		</div>
	);
}

function Drawing({ part, board }: { part: PlacedPart; board: LiveBoard }) {
	switch (part.kind) {
		case "ds18b20":
			return <LiveProbe part={part} board={board} />;
		case "buzzer":
			return <LiveBuzzer part={part} board={board} />;
		case "resistor":
			return <Resistor ohms={numberOf(part.props?.ohms, 1000)} />;
		default:
			return null;
	}
}

function LiveProbe({ part, board }: { part: PlacedPart; board: LiveBoard }) {
	const celsius = useReading(board, ({ controls }) => controls[`${part.id}.celsius`]);
	const shown = celsius ?? numberOf(part.props?.initial, 20);
	return <WaterProbe celsius={shown} reading={celsiusWords(shown)} />;
}

function LiveBuzzer({ part, board }: { part: PlacedPart; board: LiveBoard }) {
	return <Buzzer sounding={useReading(board, ({ parts }) => isSounding(parts[part.id]))} />;
}

function isSounding(state: PartState | undefined): boolean {
	return state?.kind === "buzzer" && state.sounding;
}

function numberOf(value: string | number | undefined, otherwise: number): number {
	return typeof value === "number" ? value : otherwise;
}
