import type { WiringProblem } from "#domain/wiring-problem.ts";
import { m } from "#messages/generated/messages.js";
import { BOARD_ID, UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { partWordsIn } from "./part-words.ts";
import { layoutOf } from "./parts/layouts.ts";

const IO_PINS = new Set(UNO_PINS.map(({ name }) => name));

/** Words for the values of a problem, by their names. */
interface Words {
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

const SENTENCES: Readonly<Record<string, (values: Values, words: Words) => string>> = {
	short_circuit: ({ rail = "", other = "" }) => m.wiring_short_circuit({ rail, other }),
	short_by_switch: ({ part = "", rail = "", other = "" }, words) =>
		m.wiring_short_by_switch({ part: words.part(part), rail, other }),
	battery_shorted: () => m.wiring_battery_shorted(),
	battery_on_rail: ({ rail = "" }) => m.wiring_battery_on_rail({ rail }),
	battery_on_pin: ({ pin = "" }) => m.wiring_battery_on_pin({ pin }),
	pin_on_rail: ({ pin = "", rail = "" }) => m.wiring_pin_on_rail({ pin, rail }),
	pins_joined: ({ pin = "", other = "" }) => m.wiring_pins_joined({ pin, other }),
	led_without_resistor: ({ part = "", pin = "" }, words) =>
		m.wiring_led_without_resistor({ part: words.part(part), pin: words.board(pin) }),
	led_overload: ({ part = "", milliamperes = "" }, words) =>
		m.wiring_led_overload({ part: words.part(part), milliamperes }),
	pin_overload: ({ pin = "", milliamperes = "" }) => m.wiring_pin_overload({ pin, milliamperes }),
	supply_reversed: ({ part = "", plus = "", minus = "" }, words) =>
		m.wiring_supply_reversed({ part: words.part(part), plus, minus }),
	too_many_volts: ({ part = "", pin = "", volts = "", most = "" }, words) =>
		m.wiring_too_many_volts({ part: words.part(part), pin, volts, most }),
	motor_on_pin: ({ part = "", pin = "" }, words) => m.wiring_motor_on_pin({ part: words.part(part), pin }),
	same_address: ({ part = "", other = "", address = "" }, words) =>
		m.wiring_same_address({ part: words.part(part), other: words.part(other), address }),
	part_shorted: ({ part = "", one = "", other = "" }, words) =>
		m.wiring_part_shorted({ part: words.part(part), one: words.pin(one), other: words.pin(other) }),
	part_missing: ({ wanted = "" }, words) => m.wiring_part_missing({ part: words.part(wanted) }),
	part_not_connected: ({ part = "" }, words) => m.wiring_part_not_connected({ part: words.part(part) }),
	other_value: ({ part = "", wanted = "" }, words) =>
		m.wiring_other_value({ part: words.part(part), wanted: words.part(`wanted ${wanted}`) }),
	wrong_pin: ({ part = "", pin = "", found = "", wanted = "" }, words) =>
		m.wiring_wrong_pin({
			part: words.part(part),
			pin: words.pin(pin),
			found: words.board(found),
			wanted: words.board(wanted),
		}),
	pins_swapped: ({ part = "", one = "", other = "" }, words) =>
		m.wiring_pins_swapped({ part: words.part(part), one: words.pin(one), other: words.pin(other) }),
	led_reversed: ({ part = "" }, words) => m.wiring_led_reversed({ part: words.part(part) }),
	leg_open: ({ part = "", pin = "" }, words) => m.wiring_leg_open({ part: words.part(part), pin: words.pin(pin) }),
	part_reversed: ({ part = "" }, words) => m.wiring_part_reversed({ part: words.part(part) }),
	pull_up_missing: ({ part = "", pin = "" }, words) =>
		m.wiring_pull_up_missing({ part: words.part(part), pin: words.pin(pin) }),
	wire_missing: ({ from = "", to = "" }, words) =>
		m.wiring_wire_missing({ from: words.point(from), to: words.point(to) }),
	wrongly_joined: ({ one = "", other = "" }, words) =>
		m.wiring_wrongly_joined({ one: words.point(one), other: words.point(other) }),
	fed_by_other: ({ part = "", other = "" }, words) =>
		m.wiring_fed_by_other({ part: words.point(part), other: words.part(other) }),
};

/** A wiring problem as a sentence. `wanted` is the project's circuit, for parts that the learner's does not have. */
export function wiringWords(problem: WiringProblem, circuit: Circuit, wanted?: Circuit): string {
	const find = (id: string) => {
		const isWanted = id.startsWith(WANTED);
		for (const one of isWanted ? [wanted] : [circuit, wanted]) {
			const part = one?.parts.find((part) => part.id === (isWanted ? id.slice(WANTED.length) : id));
			if (one && part) return { part, words: partWordsIn(one, part) };
		}
		return undefined;
	};
	const values = Object.fromEntries(Object.entries(problem.values).map(([name, value]) => [name, String(value)]));
	const part = (id: string) => find(id)?.words ?? id;
	const pinOf = (id: string, pin: string) => {
		const found = find(id);
		return (found && layoutOf(found.part).pins[pin]?.label) ?? pin;
	};
	const board = (pin: string) => (IO_PINS.has(pin) ? m.wiring_board_pin({ pin }) : pin);
	const words: Words = {
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
	return SENTENCES[problem.code]?.(values, words) ?? m.wiring_unknown();
}

/** Marks an id as one of the wanted circuit's, where both circuits have it. */
const WANTED = "wanted ";
