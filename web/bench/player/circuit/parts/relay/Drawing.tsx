import type {} from "#simulator/parts/relay/model.ts";
import { usePartState } from "#web/bench/player/circuit/board/use-reading.ts";
import type { DrawingProps } from "#web/bench/player/circuit/parts/drawing.ts";

const INPUTS = ["VCC", "GND", "IN"];
const CONTACTS = ["NO", "COM", "NC"];
const RATING = "10A 250V";

/** A relay module with its two lamps: power, and a closed contact. 156 × 84 scene pixels. */
export function Drawing({ part, board }: DrawingProps) {
	const powered = usePartState(board, part.id, "relay", (state) => state.powered) ?? false;
	const closed = usePartState(board, part.id, "relay", (state) => state.closed) ?? false;
	return (
		<svg width="156" height="84" viewBox="0 0 156 84" aria-hidden="true">
			<rect x="8" y="4" width="140" height="76" rx="5" fill="#1d5f8a" stroke="#123c58" strokeWidth="1.500" />
			<rect x="46" y="14" width="64" height="56" rx="3" fill="#2f6fd0" stroke="#17408a" />
			<text x="78" y="30" fontSize="8" fontWeight="700" fill="#e9f1ff" textAnchor="middle">
				{RATING}
			</text>
			<g fill="none" stroke="#e9f1ff" strokeWidth="2" strokeLinecap="round">
				<path d={closed ? "M62 52L92 44" : "M62 52L92 60"} />
				<path d="M56 52H62M92 44H100M92 60H100" />
			</g>
			<rect x="114" y="10" width="34" height="64" rx="3" fill="#3f9e58" stroke="#246338" />
			<circle cx="36" cy="16" r="3.400" fill={powered ? "#ff5a3c" : "#5a1c14"} />
			<circle cx="36" cy="70" r="3.400" fill={closed ? "#3fdc7c" : "#14432a"} />
			{CONTACTS.map((name, index) => (
				<g key={name}>
					<circle cx="140" cy={22.8 + index * 19.2} r="5" fill="#c9ced6" stroke="#6b7684" />
					<text x="132" y={25.2 + index * 19.2} fontSize="6.500" fontWeight="700" fill="#fff" textAnchor="end">
						{name}
					</text>
				</g>
			))}
			{INPUTS.map((name, index) => (
				<g key={name}>
					<rect x="0" y={30.8 + index * 9.6} width="12" height="3.200" fill="#c9ced6" />
					<text x="15" y={34.8 + index * 9.6} fontSize="6.500" fontWeight="700" fill="#fff">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}
