import { type HTMLAttributes, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import type { Control } from "#simulator/parts/part.ts";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { controlName, valueText } from "#web/bench/player/circuit/control-text.ts";
import { GripBubble } from "./GripBubble.tsx";
import type { Area, Grip, Way } from "./grips.ts";
import { readAt } from "./read-pins.ts";
import { useGrip } from "./use-grip.ts";

interface GripBoxProps {
	part: PlacedPart;
	grip: Grip;
	/** In scene pixels. */
	area: Area;
	/** The part's, in words. */
	name: string;
	/** The part has several grips. */
	isOneOfMany: boolean;
	board: MovedBoard;
	pinsOf: (part: string, pins: readonly string[]) => readonly string[];
	quiet: boolean;
}

/** An area to press, drag or turn, and above or beside it what the program reads there while it is used. */
export function GripBox({ part, grip, area, name, isOneOfMany, board, pinsOf, quiet }: GripBoxProps) {
	const { values, handlersOf } = useGrip(board, part, grip);
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const worked = grip.controls.map((one, index) => ({ ...one, value: values[index] ?? one.control.initial }));
	const held = worked.some(({ way, value }) => way === "press" && value === 1);
	const isNamed = isOneOfMany || worked.length > 1;
	const { left, top, right, bottom } = area;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: what is in it is worked; here it is only noticed
		<div
			className="grip"
			data-held={held || undefined}
			data-many={isOneOfMany || undefined}
			style={{ left: (left + right) / 2, top: (top + bottom) / 2, width: right - left, height: bottom - top }}
			onPointerDown={(event) => event.stopPropagation()}
			onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
			onPointerLeave={() => setHovered(false)}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			{worked.map(({ way, control, value }, index) => {
				const what = controlName(part.kind, control);
				const whose = isNamed || way === "toggle" ? m.hands_of({ part: name, what }) : name;
				return (
					<GripKey
						key={control.id}
						{...{ way, control, value }}
						label={LABELS[way]({ part: whose })}
						text={valueText(part.kind, control, value)}
						handlers={handlersOf(way, control, index)}
					/>
				);
			})}
			{!quiet && (held || hovered || focused) && (
				<GripBubble>
					<b>{worked.map((one) => stateText(part.kind, name, one, worked.length === 1)).join(" ")}</b>
					<PinNumbers board={board} pins={pinsOf(part.id, grip.reads)} worked={worked} />
				</GripBubble>
			)}
		</div>
	);
}

const LABELS: Record<Way, (inputs: { part: string }) => string> = {
	press: m.hands_press,
	toggle: m.hands_toggle,
	up: m.hands_slide,
	right: m.hands_slide,
	around: m.hands_turn,
};

interface GripKeyProps {
	way: Way;
	control: Control;
	value: number;
	label: string;
	text: string;
	handlers: HTMLAttributes<HTMLElement>;
}

/** A control as the keyboard and screen readers find it. The first of a grip takes the pointer, too. */
function GripKey({ way, control, value, label, text, handlers }: GripKeyProps) {
	const shared = { "aria-label": label, "data-way": way, className: "grip-key", ...handlers };
	if (way === "press" || way === "toggle") return <button type="button" {...shared} aria-pressed={value === 1} />;
	return (
		<div
			{...shared}
			role="slider"
			tabIndex={0}
			aria-orientation={way === "up" ? "vertical" : "horizontal"}
			aria-valuemin={control.min}
			aria-valuemax={control.max}
			aria-valuenow={value}
			aria-valuetext={text}
		/>
	);
}

type Worked = Grip["controls"][number] & { value: number };

/** What a hand does to a control, in words; of a press beside other controls nothing. */
function stateText(kind: string, name: string, { way, control, value }: Worked, isOnly: boolean): string {
	const what = controlName(kind, control);
	if (way === "press") return isOnly ? (value === 1 ? m.hands_held({ part: name }) : m.hands_free({ part: name })) : "";
	if (way === "toggle") return value === 1 ? m.hands_yes({ what }) : m.hands_no({ what });
	return valueText(kind, control, value);
}

/** What the program gets where it reads the part's pins. */
function PinNumbers({ board, pins, worked }: { board: MovedBoard; pins: readonly string[]; worked: Worked[] }) {
	const isAnalog = worked.some(({ control }) => control.kind === "slider");
	const text = useReading(board, (reading) =>
		pins
			.flatMap((pin) => {
				const value = readAt(reading.pins, pin, isAnalog);
				return value === null ? [] : [m.hands_pin({ pin, value })];
			})
			.join(", "),
	);
	return text === "" ? null : <span>{text}</span>;
}
