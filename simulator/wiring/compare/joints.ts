import { BOARD_ID } from "../../board/uno-pins.ts";
import { GPIO_PINS, RAILS, type ViewedPart, type WiringView } from "../wiring-view.ts";

/** A connection point of a part, or of the board (`part` undefined; `pin` a pin or a rail: `8`, `GND`). */
export interface Terminal {
	readonly part: ViewedPart | undefined;
	readonly pin: string;
}

/** A circuit as pure connections: which net each part's pin is on. A net can be changed here without touching the circuit. */
export interface Joints {
	readonly parts: readonly ViewedPart[];
	/** The net of a terminal. */
	netOf(terminal: Terminal): number;
	/** Everything on a net: the board's pins and rails first. */
	terminalsOn(net: number): readonly Terminal[];
	readonly nets: readonly number[];
}

export const BOARD_TERMINALS: readonly Terminal[] = [...GPIO_PINS, ...Object.keys(RAILS)].map((pin) => ({
	part: undefined,
	pin,
}));

/** The connections of a circuit, with single pins (`part.pin`) moved to other nets by `moved`. */
export function jointsOf(view: WiringView, moved: ReadonlyMap<string, number> = new Map()): Joints {
	const netOf = ({ part, pin }: Terminal): number => {
		if (!part) return view.netOf(BOARD_ID, pin in RAILS ? RAILS[pin as keyof typeof RAILS] : pin);
		return moved.get(`${part.part.id}.${pin}`) ?? view.netOf(part.part, pin);
	};
	const byNet = new Map<number, Terminal[]>();
	const partTerminals = view.parts.flatMap((part) => part.kind.pins.map((pin): Terminal => ({ part, pin })));
	for (const terminal of [...BOARD_TERMINALS, ...partTerminals]) {
		const net = netOf(terminal);
		const group = byNet.get(net) ?? [];
		byNet.set(net, group);
		group.push(terminal);
	}
	return { parts: view.parts, netOf, terminalsOn: (net) => byNet.get(net) ?? [], nets: [...byNet.keys()] };
}

/** What makes two parts of a kind interchangeable: the value printed on them. Sensors differ by their kind only; a label is no value. */
export function signatureOf({ part, kind }: ViewedPart): string {
	const { label: _, ...props } = part.props ?? {};
	if (kind.controls(props).length > 0) return part.kind;
	return JSON.stringify([part.kind, ...Object.entries(props).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
