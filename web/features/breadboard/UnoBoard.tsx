import "@wokwi/elements/dist/esm/arduino-uno-element.js";
import type { ArduinoUnoElement } from "@wokwi/elements/dist/esm/arduino-uno-element.js";
import { useEffect, useEffectEvent, useRef } from "react";
import type { SeenBoard } from "./live-board.ts";
import type { PartLayout } from "./parts/part-layout.ts";

const TAG = "wokwi-arduino-uno";
/** The drawing's own blue; ours is the Arduino teal of the page. */
const TEAL = `path[fill="#2b6b99"] { fill: var(--board) }`;

/** The Uno with its lights. The lights follow the board by themselves, without React. */
export function UnoBoard({ board, onReset }: { board: SeenBoard; onReset: () => void }) {
	const host = useRef<HTMLDivElement>(null);
	const reset = useEffectEvent(onReset);

	useEffect(() => {
		const element = document.createElement(TAG) as ArduinoUnoElement;
		host.current?.append(element);
		const style = document.createElement("style");
		style.textContent = TEAL;
		void element.updateComplete.then(() => element.shadowRoot?.append(style));
		const showLights = () => {
			const { lights } = board.reading();
			element.ledPower = lights.power;
			element.led13 = lights.pin13;
			element.ledTX = lights.tx;
			element.ledRX = lights.rx;
		};
		showLights();
		const stop = board.subscribe(showLights);
		const onRelease = () => reset();
		element.addEventListener("button-release", onRelease);
		return () => {
			stop();
			element.remove();
		};
	}, [board]);

	return <div ref={host} className="uno-board absolute left-0 top-0" />;
}

let layout: PartLayout | undefined;

/** The board's pins where the drawing has them: the upper headers lead up, the lower ones down. */
export function unoLayout(name: string): PartLayout {
	layout ??= layoutOfElement(name);
	return layout;
}

function layoutOfElement(name: string): PartLayout {
	const { pinInfo } = document.createElement(TAG) as ArduinoUnoElement;
	const pins = pinInfo.map((pin) => {
		const upper = pin.y < 100;
		return [pin.name, { x: pin.x, y: pin.y, outX: 0, outY: upper ? -1 : 1, label: printedName(pin.name) }] as const;
	});
	return { width: 274, height: 202, name, pins: Object.fromEntries(pins) };
}

/** "GND.1" is printed GND on the board. */
function printedName(pin: string): string {
	return pin.replace(/\.\d$/, "");
}
