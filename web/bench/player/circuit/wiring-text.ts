import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { m } from "#messages/generated/messages.js";
import { BOARD_ID, UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { partTextIn } from "./part-text.ts";
import { layoutOf } from "./parts/layouts.ts";

const IO_PINS = new Set(UNO_PINS.map(({ name }) => name));

/** Words for the values of a problem, by their names. */
interface Names {
	/** A part, `red LED`. */
	part(value: string): string;
	/** A connection point, `pin 11` or `long leg of the red LED`. */
	point(value: string): string;
	/** A pin of the problem's own part. */
	pin(value: string): string;
	/** A pin of the board, or a rail. */
	board(value: string): string;
}

type Values = Readonly<Record<string, string>>;

const SENTENCES: Readonly<Record<string, (values: Values, names: Names) => string>> = {
	short_circuit: ({ rail = "", other = "" }) => m.wiring_short_circuit({ rail, other }),
	short_by_switch: ({ part = "", rail = "", other = "" }, names) =>
		m.wiring_short_by_switch({ part: names.part(part), rail, other }),
	battery_shorted: () => m.wiring_battery_shorted(),
	battery_on_rail: ({ rail = "" }) => m.wiring_battery_on_rail({ rail }),
	battery_on_pin: ({ pin = "" }) => m.wiring_battery_on_pin({ pin }),
	pin_on_rail: ({ pin = "", rail = "" }) => m.wiring_pin_on_rail({ pin, rail }),
	pins_joined: ({ pin = "", other = "" }) => m.wiring_pins_joined({ pin, other }),
	led_without_resistor: ({ part = "", pin = "" }, names) =>
		m.wiring_led_without_resistor({ part: names.part(part), pin: names.board(pin) }),
	led_overload: ({ part = "", milliamperes = "" }, names) =>
		m.wiring_led_overload({ part: names.part(part), milliamperes }),
	pin_overload: ({ pin = "", milliamperes = "" }) => m.wiring_pin_overload({ pin, milliamperes }),
	supply_reversed: ({ part = "", plus = "", minus = "" }, names) =>
		m.wiring_supply_reversed({ part: names.part(part), plus, minus }),
	too_many_volts: ({ part = "", pin = "", volts = "", most = "" }, names) =>
		m.wiring_too_many_volts({ part: names.part(part), pin, volts, most }),
	signal_too_high: ({ part = "", pin = "", signal = "" }, names) =>
		m.wiring_signal_too_high({ part: names.part(part), pin, signal }),
	motor_on_pin: ({ part = "", pin = "" }, names) => m.wiring_motor_on_pin({ part: names.part(part), pin }),
	same_address: ({ part = "", other = "", address = "" }, names) =>
		m.wiring_same_address({ part: names.part(part), other: names.part(other), address }),
	part_shorted: ({ part = "", one = "", other = "" }, names) =>
		m.wiring_part_shorted({ part: names.part(part), one: names.pin(one), other: names.pin(other) }),
	part_missing: ({ wanted = "" }, names) => m.wiring_part_missing({ part: names.part(wanted) }),
	part_not_connected: ({ part = "" }, names) => m.wiring_part_not_connected({ part: names.part(part) }),
	other_value: ({ part = "", wanted = "" }, names) =>
		m.wiring_other_value({ part: names.part(part), wanted: names.part(`wanted ${wanted}`) }),
	wrong_pin: ({ part = "", pin = "", found = "", wanted = "" }, names) =>
		m.wiring_wrong_pin({
			part: names.part(part),
			pin: names.pin(pin),
			found: names.board(found),
			wanted: names.board(wanted),
		}),
	pins_swapped: ({ part = "", one = "", other = "" }, names) =>
		m.wiring_pins_swapped({ part: names.part(part), one: names.pin(one), other: names.pin(other) }),
	led_reversed: ({ part = "" }, names) => m.wiring_led_reversed({ part: names.part(part) }),
	leg_open: ({ part = "", pin = "" }, names) => m.wiring_leg_open({ part: names.part(part), pin: names.pin(pin) }),
	part_reversed: ({ part = "" }, names) => m.wiring_part_reversed({ part: names.part(part) }),
	pull_up_missing: ({ part = "", pin = "" }, names) =>
		m.wiring_pull_up_missing({ part: names.part(part), pin: names.pin(pin) }),
	wire_missing: ({ from = "", to = "" }, names) =>
		m.wiring_wire_missing({ from: names.point(from), to: names.point(to) }),
	wrongly_joined: ({ one = "", other = "" }, names) =>
		m.wiring_wrongly_joined({ one: names.point(one), other: names.point(other) }),
	fed_by_other: ({ part = "", other = "" }, names) =>
		m.wiring_fed_by_other({ part: names.point(part), other: names.part(other) }),
};

/** A wiring problem as a sentence. `wanted` is the project's circuit, for parts that the learner's does not have. */
export function wiringText(problem: WiringProblem, circuit: Circuit, wanted?: Circuit): string {
	const find = (id: string) => {
		const isWanted = id.startsWith(WANTED);
		for (const one of isWanted ? [wanted] : [circuit, wanted]) {
			const part = one?.parts.find((part) => part.id === (isWanted ? id.slice(WANTED.length) : id));
			if (one && part) return { part, names: partTextIn(one, part) };
		}
		return undefined;
	};
	const values = Object.fromEntries(Object.entries(problem.values).map(([name, value]) => [name, String(value)]));
	const part = (id: string) => find(id)?.names ?? id;
	const pinOf = (id: string, pin: string) => {
		const found = find(id);
		return (found && layoutOf(found.part).pins[pin]?.label) ?? pin;
	};
	const board = (pin: string) => (IO_PINS.has(pin) ? m.wiring_board_pin({ pin }) : pin);
	const names: Names = {
		part,
		board,
		pin: (pin) => pinOf(values.part ?? "", pin),
		point(endpoint) {
			const dot = endpoint.indexOf(".");
			const [id, pin] = [endpoint.slice(0, dot), endpoint.slice(dot + 1)];
			if (dot < 0) return part(endpoint);
			if (id === BOARD_ID) return board(pin.replace(/^GND\.\d$/, "GND"));
			return m.wiring_of_part({ part: part(id), pin: pinOf(id, pin) });
		},
	};
	return SENTENCES[problem.code]?.(values, names) ?? m.wiring_unknown();
}

/** Marks an id as one of the wanted circuit's, where both circuits have it. */
const WANTED = "wanted ";
