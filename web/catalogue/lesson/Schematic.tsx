import type { ReactNode } from "react";
import { ohmsText } from "#domain/bench/resistor.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { type Schematic as Drawn, type LineEnd, type SchematicPart, schematicOf } from "#simulator/wiring/schematic.ts";
import { partText } from "#web/bench/player/circuit/part-text.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";

const ROW = 46;
const TOP = 34;
const BOARD = { x: 12, width: 92 };
const FIRST_PART = 168;
const PART_WIDTH = 104;
const MODULE = { x: 400, width: 190 };
const WIDTH = 610;

/** The circuit as engineers draw it: symbols, nets and labels, made from what is connected. */
export function Schematic({ circuit }: { circuit: Circuit }) {
	const drawn = schematicOf(circuit);
	const height = TOP + drawn.lines.length * ROW + 10;
	const y = (line: number) => TOP + line * ROW + ROW / 2;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section tabIndex={0} aria-label={m.lesson_schematic()} className="overflow-x-auto">
			<svg
				viewBox={`0 0 ${WIDTH} ${height}`}
				role="img"
				aria-label={m.lesson_schematic_text({ nets: asText(drawn) })}
				className="block w-full min-w-[480px] max-w-[680px] text-ink"
			>
				<g fill="none" stroke="currentColor" strokeWidth="2">
					<rect x={BOARD.x} y={TOP - 6} width={BOARD.width} height={height - TOP - 4} rx="8" fill="var(--teal-wash)" />
					{drawn.modules.map(({ part, firstLine, lines }) => (
						<rect
							key={part.id}
							x={MODULE.x}
							y={y(firstLine) - 30}
							width={MODULE.width}
							height={(lines - 1) * ROW + 48}
							rx="8"
							fill="var(--surface)"
						/>
					))}
				</g>
				<Label x={BOARD.x + BOARD.width / 2} y={20} anchor="middle" bold>
					{m.part_uno()}
				</Label>
				{drawn.modules.map(({ part, firstLine }) => (
					<Label key={part.id} x={MODULE.x + MODULE.width / 2} y={y(firstLine) - 14} anchor="middle" bold>
						{partText(part)}
					</Label>
				))}
				{drawn.lines.map((line, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines never move
					<Line key={index} drawn={drawn} index={index} y={y} circuit={circuit} line={line} />
				))}
			</svg>
		</section>
	);
}

interface LineProps {
	drawn: Drawn;
	line: Drawn["lines"][number];
	index: number;
	y: (line: number) => number;
	circuit: Circuit;
}

function Line({ drawn, line, index, y, circuit }: LineProps) {
	const here = y(index);
	const trunk = drawn.lines.findIndex((one) => one.pin === line.pin && sameStart(one.start, line.start));
	const isTrunk = !line.branch || trunk === index;
	const joint = 122 + (trunk % 4) * 9;
	const partsEnd = FIRST_PART + line.parts.length * PART_WIDTH;
	const module = line.end && "module" in line.end ? line.end : null;
	const ends = module ? MODULE.x : partsEnd + 8;
	const starts = !isTrunk ? joint : line.pin === null ? 214 : BOARD.x + BOARD.width;
	const modulePart = module && circuit.parts.find(({ id }) => id === module.module);
	return (
		<g fill="none" stroke="currentColor" strokeWidth="2">
			{!isTrunk && (
				<>
					<path d={`M${joint} ${y(trunk)}V${here}`} />
					<circle cx={joint} cy={y(trunk)} r="3.5" fill="currentColor" />
				</>
			)}
			<path d={`M${starts} ${here}H${line.parts.length > 0 ? FIRST_PART : ends}`} />
			{line.parts.map((part, at) => (
				<g key={part.part.id} transform={`translate(${FIRST_PART + at * PART_WIDTH} ${here})`}>
					<PartSymbol part={part} />
				</g>
			))}
			{line.parts.length > 0 && <path d={`M${partsEnd} ${here}H${ends}`} />}
			{isTrunk && line.pin !== null && (
				<Label x={BOARD.x + BOARD.width - 8} y={here + 5} anchor="end">
					{line.pin}
				</Label>
			)}
			{isTrunk && line.pin === null && line.start && (
				<g transform={`translate(214 ${here}) scale(-1 1)`}>
					<End end={line.start} mirrored />
				</g>
			)}
			{module && modulePart && (
				<Label x={MODULE.x + 10} y={here + 5}>
					{layoutOf(modulePart).pins[module.modulePin]?.label ?? module.modulePin}
				</Label>
			)}
			{line.end && !("module" in line.end) && (
				<g transform={`translate(${ends} ${here})`}>
					<End end={line.end} />
				</g>
			)}
		</g>
	);
}

function sameStart(one: LineEnd | null, other: LineEnd | null): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** A supply or a named net, at the end of a line. */
function End({ end, mirrored }: { end: LineEnd; mirrored?: boolean }) {
	const text = "rail" in end ? end.rail : end.net;
	const turn = mirrored ? "scale(-1 1)" : "";
	if (text === "GND")
		return (
			<>
				<path d="M0 0H8V8M-2 8H18M2 12H14M6 16H10" />
				<g transform={`translate(24 12) ${turn}`}>
					<Label x={0} y={0} anchor={mirrored ? "end" : "start"}>
						{text}
					</Label>
				</g>
			</>
		);
	return (
		<>
			<path d="M0 0H8V-10M2 -4L8 -11L14 -4" />
			<g transform={`translate(20 0) ${turn}`}>
				<Label x={0} y={0} anchor={mirrored ? "end" : "start"}>
					{text}
				</Label>
			</g>
		</>
	);
}

/** The symbol of a part with two ends, 104 wide, its line at the middle. */
function PartSymbol({ part: { part, from } }: { part: SchematicPart }) {
	const value = typeof part.props?.ohms === "number" ? ohmsText(part.props.ohms) : partText(part);
	const draw = SYMBOLS[part.kind] ?? SYMBOLS.other;
	const reversed = from === "C" || from === "-";
	return (
		<>
			<path d="M0 0H32M72 0H104" />
			<g transform={reversed ? "translate(104 0) scale(-1 1)" : ""}>{draw}</g>
			<Label x={52} y={-15} anchor="middle" small>
				{value}
			</Label>
		</>
	);
}

const ARROWS = <path d="M56 -18L62 -24M64 -14L70 -20M59 -24H62V-21M67 -20H70V-17" strokeWidth="1.5" />;
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
			<g transform="translate(0 34)">{ARROWS}</g>
		</>
	),
	buzzer: <path d="M40 10A12 12 0 0 1 64 10ZM32 0H42M62 0H72" fill="var(--surface)" />,
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

interface LabelProps {
	x: number;
	y: number;
	anchor?: "start" | "middle" | "end";
	bold?: boolean;
	small?: boolean;
	children: ReactNode;
}

function Label({ x, y, anchor = "start", bold, small, children }: LabelProps) {
	return (
		<text
			x={x}
			y={y}
			textAnchor={anchor}
			fill="currentColor"
			stroke="none"
			fontSize={small ? 12 : 14}
			fontWeight={bold ? 800 : 600}
		>
			{children}
		</text>
	);
}

/** The same for those who do not see it: each line from its start to its end. */
function asText({ lines, modules }: Drawn): string {
	return lines
		.map(({ pin, start, parts, end }) => {
			const first = pin ?? (start && nameOf(start));
			const module = end && "module" in end ? modules.find(({ part }) => part.id === end.module) : null;
			const last = module ? partText(module.part) : end && !("module" in end) ? nameOf(end) : null;
			return [first, ...parts.map(({ part }) => partText(part)), last].filter(Boolean).join(" – ");
		})
		.join("; ");
}

function nameOf(end: LineEnd): string {
	return "rail" in end ? end.rail : end.net;
}
