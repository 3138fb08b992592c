import type { Netlist, NetPin } from "#simulator/wiring/schematic.ts";
import type { CircuitSetup } from "./manual-schema.ts";

/** What a schematic shows of a part of a manual. */
interface ManualPart {
	readonly id: string;
	readonly pins: readonly string[];
	/** Its name, or the value of a resistor. */
	readonly label: string;
	/** For a part with two ends. */
	readonly symbol?: string;
}

interface ManualNetlist extends Netlist {
	readonly parts: readonly ManualPart[];
}

const RAILS = ["GND", "5V", "3.3V"];
const BOARD = "";

/** The netlist of a manual's connections. A wire `through` a resistor has it as a part of its own. */
export function manualNetlist({ connections, symbols = {} }: CircuitSetup): ManualNetlist {
	const pins = new Map<string, Set<string>>();
	const addPin = ({ part, pin }: NetPin) => pins.set(part, (pins.get(part) ?? new Set()).add(pin));
	for (const { component, pin } of connections) addPin({ part: component, pin });
	const resistors = new Map<string, string>();
	const wires = connections.flatMap(({ component, pin, arduinoPin, to, through }, index): [NetPin, NetPin][] => {
		const from = { part: component, pin };
		const end = to ? { part: to.component, pin: to.pin } : { part: BOARD, pin: arduinoPin };
		if (end.pin === "-" && !to) return [];
		if (to) addPin(end);
		if (through === undefined) return [[from, end]];
		const id = `resistor ${index}`;
		resistors.set(id, through);
		for (const one of ["1", "2"]) addPin({ part: id, pin: one });
		return [
			[from, { part: id, pin: "1" }],
			[{ part: id, pin: "2" }, end],
		];
	});

	const nets = new Map<string, number>();
	const key = ({ part, pin }: NetPin) => `${part}\n${pin}`;
	const netOf = (end: NetPin) => {
		const net = nets.get(key(end)) ?? nets.size;
		nets.set(key(end), net);
		return net;
	};
	const parts = [...pins].map(([id, own]) => ({
		id,
		pins: [...own],
		label: resistors.get(id) ?? id,
		...(resistors.has(id) ? { symbol: "resistor" } : symbols[id] && { symbol: symbols[id] }),
	}));
	const ends = parts.flatMap(({ id, pins: own }) => own.map((pin) => ({ part: id, pin })));
	for (const end of ends) netOf(end);
	for (const [from, to] of wires) {
		const [kept, merged] = [netOf(from), netOf(to)];
		for (const [end, net] of nets) if (net === merged) nets.set(end, kept);
	}
	const pinsOn = (net: number) => ends.filter((end) => netOf(end) === net);
	const boardPins = (net: number) =>
		[...nets].flatMap(([end, one]) =>
			one === net && end.startsWith(key({ part: BOARD, pin: "" })) ? end.slice(1) : [],
		);
	return {
		parts,
		netOf,
		pinsOn,
		railOf: (net) => boardPins(net).find((pin) => RAILS.includes(pin)),
		gpioOn: (net) => boardPins(net).filter((pin) => !RAILS.includes(pin)),
		nameOf(net) {
			const [first] = pinsOn(net).filter(({ part }) => (pins.get(part)?.size ?? 0) > 2);
			return first ? `${first.part} ${first.pin}` : `${net}`;
		},
	};
}
