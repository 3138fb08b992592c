import { memo } from "react";
import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import type { PartState } from "#simulator/parts/part.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { celsiusWords } from "./celsius-words.ts";
import type { SeenBoard } from "./live-board.ts";
import { Breadboard } from "./parts/Breadboard.tsx";
import { Buzzer } from "./parts/Buzzer.tsx";
import { ElementDrawing } from "./parts/ElementDrawing.tsx";
import { ELEMENT_PARTS } from "./parts/element-parts.ts";
import { Hand } from "./parts/Hand.tsx";
import { Led } from "./parts/Led.tsx";
import type { PartLayout } from "./parts/part-layout.ts";
import { Resistor } from "./parts/Resistor.tsx";
import { WaterProbe } from "./parts/WaterProbe.tsx";
import { useReading } from "./use-reading.ts";

export const loadOwnDrawing = () => import("./parts/OwnDrawing.tsx");

/** An LED dimmer than this looks dark in daylight. */
const SEEN_FROM = 0.05;
const COLOR_NAMES: Record<string, (() => string) | undefined> = {
	red: m.block_light_red,
	yellow: m.block_light_yellow,
	green: m.block_light_green,
};

interface PartDrawingProps {
	part: PlacedPart;
	layout: PartLayout;
	board: SeenBoard;
	/** How it is held, while somebody moves it. */
	mark?: "held" | "blocked" | null;
}

/** A part where it lies, as it is now. */
export const PartDrawing = memo(function PartDrawing({ part, layout, board, mark = null }: PartDrawingProps) {
	const place = { left: part.x, top: part.y, width: layout.width, height: layout.height };
	const turn = part.rotation ? { transform: `rotate(${part.rotation}deg)` } : {};
	return (
		<div className={`absolute part-mark part-kind-${part.kind}`} data-mark={mark} style={{ ...place, ...turn }}>
			<Drawing part={part} board={board} />
		</div>
	);
});

function Drawing({ part, board }: { part: PlacedPart; board: SeenBoard }) {
	switch (part.kind) {
		case "breadboard":
			return <Breadboard />;
		case "ds18b20":
			return <LiveProbe part={part} board={board} />;
		case "buzzer":
			return <LiveBuzzer part={part} board={board} />;
		case "led":
			return <LiveLed part={part} board={board} />;
		case "resistor":
			return <Resistor ohms={numberOf(part.props?.ohms, 1000)} />;
		default: {
			const element = ELEMENT_PARTS[part.kind];
			if (element) {
				return (
					<>
						<ElementDrawing id={part.id} part={element} board={board} />
						{part.kind === "hc_sr04" && <Hand id={part.id} first={numberOf(part.props?.initial, 50)} board={board} />}
					</>
				);
			}
			return <RareDrawing part={part} board={board} />;
		}
	}
}

function RareDrawing({ part, board }: { part: PlacedPart; board: SeenBoard }) {
	const later = useLazyModule(loadOwnDrawing);
	return later ? <later.OwnDrawing part={part} board={board} /> : null;
}

function LiveProbe({ part, board }: { part: PlacedPart; board: SeenBoard }) {
	const celsius = useReading(board, ({ controls }) => controls[`${part.id}.celsius`]);
	const shown = celsius ?? numberOf(part.props?.initial, 20);
	return <WaterProbe celsius={shown} reading={celsiusWords(shown)} />;
}

function LiveBuzzer({ part, board }: { part: PlacedPart; board: SeenBoard }) {
	return <Buzzer sounding={useReading(board, ({ parts }) => isSounding(parts[part.id]))} />;
}

function LiveLed({ part, board }: { part: PlacedPart; board: SeenBoard }) {
	const brightness = useReading(board, ({ parts }) => brightnessOf(parts[part.id]));
	const color = String(part.props?.color ?? "red");
	const words = { color: COLOR_NAMES[color]?.() ?? color };
	return (
		<>
			<Led color={color} brightness={brightness} />
			<span className="sr-only">{brightness > SEEN_FROM ? m.board_led_on(words) : m.board_led_off(words)}</span>
		</>
	);
}

function brightnessOf(state: PartState | undefined): number {
	return state?.kind === "led" ? Math.round(state.brightness * 50) / 50 : 0;
}

function isSounding(state: PartState | undefined): boolean {
	return state?.kind === "buzzer" && state.sounding;
}

function numberOf(value: string | number | undefined, otherwise: number): number {
	return typeof value === "number" ? value : otherwise;
}
