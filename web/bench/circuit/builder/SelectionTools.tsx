import { Copy, RotateCw, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { ColorStrip } from "./ColorStrip.tsx";
import { DockButton } from "./DockButton.tsx";
import { wireKey } from "./edit-circuit.ts";
import { keyPoints } from "./key-points.ts";
import { PrintChoice } from "./PrintChoice.tsx";
import type { Builder } from "./use-building.ts";

/** What can be done to the parts and wires that are chosen, in the dock. */
export function SelectionTools({ builder }: { builder: Builder }) {
	const { selection, circuit } = builder;
	const parts = circuit.parts.filter(({ id }) => selection.parts.includes(id));
	const wires = circuit.wires.filter((wire) => selection.wires.includes(wireKey(wire)));
	const [part] = parts.length === 1 && wires.length === 0 ? parts : [];
	const [wire] = wires.length === 1 && parts.length === 0 ? wires : [];
	const title = part
		? (builder.names.get(part.id) ?? part.id)
		: wire
			? m.board_wire_line({ from: builder.textOf(wire.from), to: builder.textOf(wire.to) })
			: m.build_chosen({ count: parts.length + wires.length });
	return (
		<section aria-label={title} className="selection-tools">
			<h2 className="selection-title">{title}</h2>
			{part && <PrintChoice part={part} onChange={(props) => builder.setProps(part.id, props)} />}
			{part && layoutOf(part)?.plugs && <HoleChoice builder={builder} part={part} />}
			{parts.length === 0 && (
				<ColorStrip
					value={wires.every(({ color }) => color === wires[0]?.color) ? (wires[0]?.color ?? null) : null}
					onChange={(color) => color && builder.colorWires(selection.wires, color)}
				/>
			)}
			{parts.length > 0 && (
				<>
					<DockButton icon={RotateCw} label={m.build_turn()} onPress={() => builder.turn(selection.parts)} />
					<DockButton icon={Copy} label={m.build_copy()} onPress={() => builder.copy(selection.parts)} />
				</>
			)}
			<DockButton icon={Trash2} label={m.build_remove()} onPress={() => builder.remove(selection)} />
		</section>
	);
}

/** Plugs the part in by choosing the row of its first leg. */
function HoleChoice({ builder, part }: { builder: Builder; part: PlacedPart }) {
	const strips = useMemo(() => keyPoints(builder.scene).filter(({ hole }) => hole), [builder.scene]);
	const [pin, position] = Object.entries(layoutOf(part)?.pins ?? {})[0] ?? [];
	if (strips.length === 0 || !pin || !position) return null;
	const inHole = part.legs?.[pin];
	const text = inHole ? builder.textOf(inHole) : null;
	const now = strips.find(({ endpoint }) => text !== null && builder.textOf(endpoint) === text)?.endpoint ?? "";
	return (
		<select
			aria-label={m.build_put_into({ pin: position.label })}
			title={m.build_put_into({ pin: position.label })}
			className="dock-select"
			value={now}
			onChange={(event) => event.target.value && builder.plug(part.id, event.target.value)}
		>
			<option value="">{m.build_not_plugged()}</option>
			{strips.map(({ endpoint }) => (
				<option key={endpoint} value={endpoint}>
					{builder.textOf(endpoint)}
				</option>
			))}
		</select>
	);
}
