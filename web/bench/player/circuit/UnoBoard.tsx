import "@wokwi/elements/dist/esm/arduino-uno-element.js";
import type { ArduinoUnoElement } from "@wokwi/elements/dist/esm/arduino-uno-element.js";
import { useEffect, useEffectEvent, useRef } from "react";
import type { SeenBoard } from "./board/live-board.ts";

const TAG = "wokwi-arduino-uno";
/** The drawing's own blue is the Arduino teal of the page, and the reset button shows the focus as all buttons do. */
const STYLE = `
	path[fill="#2b6b99"] { fill: var(--board) }
	#reset-button:focus-visible { outline: 1px solid var(--sun); stroke: var(--sun) }
`;

/** The Uno with its lights. The lights follow the board by themselves, without React. */
export function UnoBoard({ board, onReset }: { board: SeenBoard; onReset: () => void }) {
	const host = useRef<HTMLDivElement>(null);
	const reset = useEffectEvent(onReset);

	useEffect(() => {
		const element = document.createElement(TAG) as ArduinoUnoElement;
		host.current?.append(element);
		const style = document.createElement("style");
		style.textContent = STYLE;
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
