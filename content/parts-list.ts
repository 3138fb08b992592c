import { ohmsText, stripesOf } from "#domain/bench/resistor.ts";
import { inLocale } from "#domain/locale.ts";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import { aboutPart, type PartAbout } from "#simulator/parts/about.ts";
import type { Lesson } from "./lesson-schema.ts";

/** A part of a lesson's list, with its texts. */
export interface ListedPart extends Omit<PartAbout, "datasheet"> {
	readonly id: string;
	readonly quantity: number;
	/** One of them as it is in the circuit; undefined for what is not drawn there. */
	readonly placed?: PlacedPart;
}

/** Something that is no part of the circuit: the base of a robot. */
export interface Extra {
	readonly id: string;
	readonly quantity: number;
}

type Item = Pick<PartAbout, "name" | "does" | "substitute" | "price">;
type PrintLabels = { color: Record<string, string>; type: Record<string, string>; stripes: readonly string[] };

const items = import.meta.glob<Record<string, Item>>("./items.*.json", { eager: true, import: "default" });
const printed = import.meta.glob<PrintLabels>("./print-words.*.json", { eager: true, import: "default" });

const VOLTS_A_CELL = 1.5;

/** Everything a build needs, from its circuit: the board, the parts, then wires and cable. Of a bare board the extras alone. */
export function partsOf(
	{ circuit, extras = [], special = {} }: { circuit: Circuit; extras?: readonly Extra[]; special?: Lesson["parts"] },
	locale?: string,
): ListedPart[] {
	if (circuit.parts.length === 0) return extras.flatMap((extra) => itemOf(extra, locale));
	const groups = new Map<string, PlacedPart[]>();
	for (const part of circuit.parts) {
		const key = [part.kind, part.props?.color, part.props?.ohms, part.props?.type].join(" ");
		groups.set(key, [...(groups.get(key) ?? []), part]);
	}
	const parts = [...groups.values()].flatMap((group) => listed(group, special, locale) ?? []);
	return [
		...itemOf({ id: "uno", quantity: 1 }, locale),
		...parts.sort((one, other) => rank(one) - rank(other)),
		...extras.flatMap((extra) => itemOf(extra, locale)),
		...(circuit.wires.length > 0 ? itemOf({ id: "jumper_wires", quantity: circuit.wires.length }, locale) : []),
		...itemOf({ id: "usb_cable", quantity: 1 }, locale),
	];
}

/** The breadboard comes after what goes into it. */
function rank({ placed }: ListedPart): number {
	return placed?.kind === "breadboard" ? 1 : 0;
}

function listed(group: readonly PlacedPart[], special: Lesson["parts"] = {}, locale?: string): ListedPart | undefined {
	const [placed] = group;
	const about = placed && aboutPart(placed.kind, locale);
	if (!about) return undefined;
	const fill = filler(placed, locale);
	const { datasheet: _, ...shown } = about;
	const own = group.flatMap(({ id }) => special[id] ?? []);
	const does = [fill(about.does), ...own].join(" ");
	return { ...shown, id: placed.id, name: fill(about.name), does, quantity: group.length, placed };
}

function filler({ props = {} }: PlacedPart, locale?: string): (text: string) => string {
	const labels = inLocale(printed, "./print-words.{locale}.json", locale);
	const ohms = Number(props.ohms);
	const cells = Number(props.volts) / VOLTS_A_CELL;
	const values: Record<string, string | undefined> = {
		color: labels?.color[String(props.color)],
		type: labels?.type[String(props.type ?? "active")],
		...(ohms > 0 && {
			ohms: ohmsText(ohms),
			stripes: stripesOf(ohms)
				.map((digit) => labels?.stripes[digit])
				.join(", "),
		}),
		...(cells > 0 && { cells: `${cells}` }),
	};
	return (text) => text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}

function itemOf({ id, quantity }: Extra, locale?: string): ListedPart[] {
	const item = inLocale(items, "./items.{locale}.json", locale)?.[id];
	return item ? [{ id, quantity, ...item }] : [];
}
