import { type KeyboardEvent, memo, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { BOARD_ID } from "#simulator/board/uno-pins.ts";
import type { CircuitScene, ScenePin } from "./circuit-scene.ts";

interface PinLabelsProps {
	scene: CircuitScene;
	/** The name of a part of the circuit in words, by its id. */
	nameOf: (partId: string) => string;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The wired pins: each shows where it is wired to under the pointer or the focus. One tab stop; arrow keys move. */
export const PinLabels = memo(function PinLabels({ scene, nameOf }: PinLabelsProps) {
	const [current, setCurrent] = useState(0);
	const buttons = useRef<(HTMLButtonElement | null)[]>([]);

	function handleKey(event: KeyboardEvent) {
		const step = STEPS[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const next = (current + step + scene.pins.length) % scene.pins.length;
		setCurrent(next);
		buttons.current[next]?.focus();
	}

	return (
		<div role="toolbar" aria-label={m.board_pins()} onKeyDown={handleKey}>
			{scene.pins.map((pin, index) => {
				const text = pinText(pin, scene, nameOf);
				return (
					<button
						key={pin.endpoint}
						type="button"
						ref={(button) => {
							buttons.current[index] = button;
						}}
						tabIndex={index === current ? 0 : -1}
						aria-label={text}
						data-label={text}
						onFocus={() => setCurrent(index)}
						className="pin-label"
						style={{ left: pin.x, top: pin.y }}
					/>
				);
			})}
		</div>
	);
});

/** "Uno 2 → Temperature probe, data". */
function pinText(pin: ScenePin, scene: CircuitScene, nameOf: PinLabelsProps["nameOf"]): string {
	const others = scene.wires.flatMap(({ from, to }) =>
		from.endpoint === pin.endpoint ? [to] : to.endpoint === pin.endpoint ? [from] : [],
	);
	const text = (at: ScenePin) =>
		at.partId === BOARD_ID
			? m.board_pin_of_uno({ pin: at.label })
			: m.board_pin_of_part({ part: nameOf(at.partId), pin: at.label });
	return m.board_pin_wired({ pin: text(pin), other: others.map(text).join(", ") });
}
