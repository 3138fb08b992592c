import { m } from "#messages/generated/messages.js";
import { numberProp } from "#simulator/parts/part.ts";
import type {} from "#simulator/parts/water_tank/model.ts";
import { usePartState, useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";
import { SensorHead } from "#web/bench/player/circuit/parts/jsn_sr04t/Drawing.tsx";
import { Pump, Stream } from "#web/bench/player/circuit/parts/water_pump/Pump.tsx";

/** Where the water of a full tank begins, and the ground, in scene pixels. */
const FULL = 62;
const GROUND = 216;
const PINS = ["5V", "Trig", "Echo", "GND"];

/**
 * A tank on its stand: the sensor under the lid, a tap below, and a pump that lifts water from a well. A grip each for the
 * sensor's cable, the water, the tap and the well (`hands/grips.ts`). 226 × 250 scene pixels.
 */
export function Drawing({ part, board }: DrawingProps) {
	const first = numberProp(part.props ?? {}, "initial", 50);
	const moved = (id: string) => `${part.id}.${id}`;
	const percent = useReading(board, ({ controls }) => controls[moved("level")] ?? first);
	const tap = useReading(board, ({ controls }) => controls[moved("tap")]) === 1;
	const dry = useReading(board, ({ controls }) => controls[moved("dry")]) === 1;
	const broken = useReading(board, ({ controls }) => controls[moved("broken")]) === 1;
	const speed = usePartState(board, part.id, "water_tank", (state) => Math.round(state.speed * 20) / 20) ?? 0;
	const flows = speed > 0 && !dry;
	const surface = GROUND - (percent / 100) * (GROUND - FULL);
	return (
		<>
			<svg width="226" height="250" viewBox="0 0 226 250" aria-hidden="true">
				<Well dry={dry} />
				<path d="M67 226V176M67 142V30H118V42" fill="none" stroke="#9fb3c4" strokeWidth="9" strokeLinejoin="round" />
				{flows && <Stream path={`M67 232V30H118V${surface}`} width={6} />}
				<rect x="88" y={GROUND} width="112" height="26" fill="#9b8b78" stroke="#6f6254" strokeWidth="1.500" />
				<rect x="92" y="42" width="104" height={GROUND - 42} rx="6" fill="var(--glass)" />
				<rect x="94" y={surface} width="100" height={GROUND - surface} fill="#4fa8dc" fillOpacity="0.9" />
				{percent > 0 && <path d={`M94 ${surface + 1.5}H194`} stroke="#bfe6f5" strokeWidth="3" />}
				{flows && percent >= 100 && <Stream path="M200 60V214" width={4} />}
				<rect x="92" y="42" width="104" height={GROUND - 42} rx="6" fill="none" stroke="#51607a" strokeWidth="3" />
				<path d="M183 62H194M187 97.500H194M183 139H194M187 180.500H194" stroke="#51607a" strokeWidth="2" />
				<SensorModule broken={broken} />
				<SensorHead x={160} y={36} />
				<Tap open={tap && percent > 0} turned={tap} />
				<path d="M24 184H4" stroke="var(--wire-red)" strokeWidth="3.500" strokeLinecap="round" />
				<path d="M24 193.600H4" stroke="var(--wire-black)" strokeWidth="3.500" strokeLinecap="round" />
				<path d="M20 184Q28 184 28 172M20 193.600Q38 193.600 36 172" fill="none" stroke="#5b6573" strokeWidth="2.500" />
				<g transform="translate(14 136)">
					<Pump speed={speed} />
				</g>
				<rect x="122" y="128" width="56" height="26" rx="9" fill="var(--surface)" stroke="var(--line)" />
				<text x="150" y="146.500" textAnchor="middle" fontSize="16" fontWeight="800" fill="var(--ink)">
					{`${Math.round(percent)} %`}
				</text>
			</svg>
			<span className="sr-only">{m.board_motor_speed({ percent: Math.round(speed * 100) })}</span>
		</>
	);
}

/** The sensor's board, and the cable to its head, which hangs loose where it is `broken`. */
function SensorModule({ broken }: { broken: boolean }) {
	return (
		<>
			<path
				d={broken ? "M58 12H74Q86 12 88 26" : "M58 12H142Q160 12 160 36"}
				fill="none"
				stroke="#5b6573"
				strokeWidth="4"
				strokeLinecap="round"
			/>
			<rect x="6" y="4" width="54" height="60" rx="4" fill="#1f6f4a" stroke="#0d3a25" strokeWidth="1.500" />
			<g fill="#c9ced6" stroke="#8b95a3" strokeWidth="0.600">
				{PINS.map((pin, at) => (
					<rect key={pin} x="1" y={22.8 + at * 9.6} width="10" height="3.600" rx="1" />
				))}
			</g>
			<g fill="#e9f1ff" fontSize="9" fontWeight="700">
				{PINS.map((pin, at) => (
					<text key={pin} x="15" y={27.6 + at * 9.6}>
						{pin}
					</text>
				))}
			</g>
			<rect x="42" y="30" width="13" height="16" rx="1" fill="#23282f" />
		</>
	);
}

function Tap({ open, turned }: { open: boolean; turned: boolean }) {
	return (
		<>
			{open && <Stream path="M218 208V242" width={5} />}
			<path d="M196 198H211Q218 198 218 206" fill="none" stroke="#7d8896" strokeWidth="8" strokeLinecap="round" />
			<path
				d="M207 196V186M199 185H215"
				stroke="#d9342b"
				strokeWidth="5"
				strokeLinecap="round"
				transform={turned ? "rotate(90 207 196)" : undefined}
			/>
		</>
	);
}

/** A well in the ground, with water or cracked mud. */
function Well({ dry }: { dry: boolean }) {
	return (
		<>
			<path d="M16 206H84L79 246H21Z" fill="#a8774a" stroke="#6f4a29" strokeWidth="2" strokeLinejoin="round" />
			{dry ? (
				<path d="M25 242L34 232L43 242M57 242L66 234L75 242M43 234H56" fill="none" stroke="#5b3a1e" strokeWidth="2" />
			) : (
				<path d="M19.500 220H80.500L77 243H23Z" fill="#4fa8dc" />
			)}
		</>
	);
}
