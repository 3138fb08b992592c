import type { ReactNode } from "react";
import type { CircuitSetup } from "#content/manual-schema.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import {
	FLAG_HEIGHT,
	FONT_SIZES,
	layOut,
	nameOf,
	type SchematicLayout,
	type SchematicText,
} from "./schematic-layout.ts";
import { type SchematicSource, sourceOfCircuit, sourceOfManual } from "./schematic-source.ts";

/** The circuit as engineers draw it: symbols, nets and labels, made from what is connected. */
export function Schematic({ circuit }: { circuit: Circuit }) {
	return <Drawing {...sourceOfCircuit(circuit)} />;
}

/** The same of a manual's connections. */
export function ManualSchematic({ setup }: { setup: CircuitSetup }) {
	return <Drawing {...sourceOfManual(setup)} />;
}

function Drawing({ drawn, texts, symbolOf }: SchematicSource) {
	const { width, height, blocks, wires, dots, parts, ends, texts: written } = layOut(drawn, texts);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section tabIndex={0} aria-label={m.lesson_schematic()} className="overflow-x-auto">
			<svg
				viewBox={`0 0 ${Math.ceil(width)} ${height}`}
				role="img"
				aria-label={m.lesson_schematic_text({ nets: asText(drawn, texts) })}
				className="block w-full text-ink"
				style={{ minWidth: width * 0.85, maxWidth: width * 1.1 }}
			>
				<g fill="none" stroke="currentColor" strokeWidth="2">
					{blocks.map(({ isBoard, ...box }) => (
						<rect key={box.y + box.x} {...box} rx="8" fill={isBoard ? "var(--teal-wash)" : "var(--surface)"} />
					))}
					<path d={wires.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("")} />
					{dots.map(({ x, y }) => (
						<circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" fill="currentColor" />
					))}
					{parts.map(({ id, from, x, y }) => (
						<g key={id} transform={`translate(${x} ${y})${isReversed(from) ? " scale(-1 1)" : ""} translate(-52 0)`}>
							{SYMBOLS[symbolOf(id) ?? "other"] ?? SYMBOLS.other}
						</g>
					))}
					{ends.map((end) => (
						<End key={`${end.x} ${end.y}`} end={end} />
					))}
				</g>
				{written.map((text) => (
					<Label key={`${text.x} ${text.y}`} {...text} />
				))}
			</svg>
		</section>
	);
}

/** The symbols are drawn for current that comes in at the plus. */
function isReversed(from: string): boolean {
	return from === "C" || from.startsWith("-");
}

function End({ end: { x, y, symbol, side, width } }: { end: SchematicLayout["ends"][number] }) {
	const half = FLAG_HEIGHT / 2;
	const drawn = {
		ground: "M0 0H8V8M-2 8H18M2 12H14M6 16H10",
		supply: "M0 0H8V-10M2 -4L8 -11L14 -4",
		flag: `M0 0L8 ${-half}H${width}V${half}H8Z`,
	}[symbol];
	return <path d={drawn} transform={`translate(${x} ${y})${side === "left" ? " scale(-1 1)" : ""}`} />;
}

const BOX = <path d="M32 -8H72V8H32Z" fill="var(--surface)" />;
const SYMBOLS: Record<string, ReactNode> = {
	resistor: BOX,
	photoresistor: (
		<>
			{BOX}
			<path d="M40 20L48 11M44 11H48V15M52 20L60 11M56 11H60V15" strokeWidth="1.5" />
		</>
	),
	led: (
		<>
			<path d="M32 0H40M40 -10L62 0L40 10ZM62 -10V10M62 0H72" fill="var(--surface)" />
			<path d="M56 10L62 16M64 8L70 14M59 16H62V13M67 14H70V11" strokeWidth="1.5" />
		</>
	),
	buzzer: <path d="M40 10A12 12 0 0 1 64 10ZM32 0H42M62 0H72" fill="var(--surface)" />,
	button: <path d="M32 0H40M64 0H72M38 -7H66M52 -7V-13" />,
	fuse: (
		<>
			{BOX}
			<path d="M32 0H72" />
		</>
	),
	lamp: (
		<>
			<circle cx="52" cy="0" r="14" fill="var(--surface)" />
			<path d="M32 0H38M66 0H72M42 -10L62 10M42 10L62 -10" />
		</>
	),
	tilt: <path d="M32 0H40M64 0H72M40 0L62 -10" />,
	battery: <path d="M32 0H48M48 -12V12M56 -6V6M56 0H72" />,
	dc_motor: (
		<>
			<circle cx="52" cy="0" r="14" fill="var(--surface)" />
			<path d="M32 0H38M66 0H72M46 6V-6L52 2L58 -6V6" />
		</>
	),
	other: BOX,
};

function Label({ x, y, text, anchor, style }: SchematicText) {
	return (
		<text
			x={x}
			y={y}
			textAnchor={anchor}
			fill="currentColor"
			fontSize={FONT_SIZES[style]}
			fontWeight={style === "bold" ? 800 : 600}
		>
			{text}
		</text>
	);
}

/** The same for those who do not see it: each line from its start to its end. */
function asText({ lines }: SchematicSource["drawn"], texts: SchematicSource["texts"]): string {
	return lines
		.map(({ pin, start, parts, end }) => {
			const first = pin ?? (start && nameOf(start));
			const last = "module" in end ? `${texts.part(end.module)} ${texts.pin(end.module, end.modulePin)}` : nameOf(end);
			return [first, ...parts.map(({ id }) => texts.part(id)), last].filter(Boolean).join(" – ");
		})
		.join("; ");
}
