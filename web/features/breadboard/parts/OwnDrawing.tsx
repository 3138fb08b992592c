import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import type { SeenBoard } from "../live-board.ts";
import { useReading } from "../use-reading.ts";
import { Battery } from "./Battery.tsx";
import { DcMotor } from "./DcMotor.tsx";
import { MotorDriver } from "./MotorDriver.tsx";
import { Photoresistor } from "./Photoresistor.tsx";
import { TiltSwitch } from "./TiltSwitch.tsx";
import { TouchSensor } from "./TouchSensor.tsx";
import { UnknownPart } from "./UnknownPart.tsx";

/** The less common parts that are drawn here, fetched together when a circuit or the tray shows one. */
export function OwnDrawing({ part, board }: { part: PlacedPart; board: SeenBoard }) {
	const value = useReading(board, ({ parts }) => {
		const state = parts[part.id];
		if (state?.kind === "tilt") return Number(state.tilted);
		if (state?.kind === "touch") return Number(state.touched);
		if (state?.kind === "motor_driver") return Number(state.powered);
		return state?.kind === "dc_motor" ? Math.round(state.speed * 20) / 20 : 0;
	});
	switch (part.kind) {
		case "photoresistor":
			return <Photoresistor />;
		case "tilt":
			return <TiltSwitch tilted={value === 1} />;
		case "touch":
			return <TouchSensor touched={value === 1} />;
		case "dc_motor":
			return (
				<>
					<DcMotor speed={value} />
					<span className="sr-only">{m.board_motor_speed({ percent: Math.round(value * 100) })}</span>
				</>
			);
		case "motor_driver":
			return <MotorDriver powered={value === 1} />;
		case "battery":
			return <Battery volts={m.board_volts({ value: Number(part.props?.volts ?? 9) })} />;
		default:
			return <UnknownPart kind={part.kind} />;
	}
}
