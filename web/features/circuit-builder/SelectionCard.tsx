import { RotateCw, Trash2, X } from "lucide-react";
import { useMemo } from "react";
import { m } from "#messages/generated/messages.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import { layoutOf } from "#web/circuit/parts/layouts.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { ColorChoice } from "./ColorChoice.tsx";
import { wireKey } from "./edit-circuit.ts";
import { keyPoints } from "./key-points.ts";
import { PrintChoice } from "./PrintChoice.tsx";
import type { Builder } from "./use-building.ts";

/** What can be done to the part or the wire that is chosen. */
export function SelectionCard({ builder }: { builder: Builder }) {
	const { selection, circuit } = builder;
	if (!selection) return null;
	const part = selection.kind === "part" ? circuit.parts.find(({ id }) => id === selection.id) : undefined;
	const wire = selection.kind === "wire" ? circuit.wires.find((one) => wireKey(one) === selection.key) : undefined;
	const title = part
		? (builder.names.get(part.id) ?? part.id)
		: wire
			? m.board_wire_line({ from: builder.wordsOf(wire.from), to: builder.wordsOf(wire.to) })
			: "";
	return (
		<section aria-label={title} className="selection-card">
			<div className="flex items-center gap-1">
				<h2 className="grow min-w-0 text-sm font-extrabold tracking-normal">{title}</h2>
				{part && <IconButton icon={RotateCw} label={m.build_turn()} onClick={() => builder.turn(part.id)} />}
				<IconButton icon={Trash2} label={m.build_remove()} onClick={() => builder.remove(selection)} />
				<IconButton
					icon={X}
					label={m.build_close()}
					className="!border-transparent"
					onClick={() => builder.select(null)}
				/>
			</div>
			{part && <PrintChoice part={part} onChange={(props) => builder.setProps(part.id, props)} />}
			{part && layoutOf(part)?.plugs && <HoleChoice builder={builder} part={part} />}
			{wire && selection.kind === "wire" && (
				<ColorChoice value={wire.color} onChange={(color) => color && builder.colorWire(selection.key, color)} />
			)}
		</section>
	);
}

/** Plugs the part in by choosing the row of its first leg. */
function HoleChoice({ builder, part }: { builder: Builder; part: PlacedPart }) {
	const strips = useMemo(() => keyPoints(builder.scene).filter(({ hole }) => hole), [builder.scene]);
	const [pin, place] = Object.entries(layoutOf(part)?.pins ?? {})[0] ?? [];
	if (strips.length === 0 || !pin || !place) return null;
	const inHole = part.legs?.[pin];
	const words = inHole ? builder.wordsOf(inHole) : null;
	const now = strips.find(({ endpoint }) => words !== null && builder.wordsOf(endpoint) === words)?.endpoint ?? "";
	return (
		<label className="grid gap-1 text-sm font-bold">
			{m.build_put_into({ pin: place.label })}
			<select
				className="w-full min-h-11 rounded-medium border-[1.5px] border-edge bg-surface px-2 text-base font-normal"
				value={now}
				onChange={(event) => event.target.value && builder.plug(part.id, event.target.value)}
			>
				<option value="">{m.build_not_plugged()}</option>
				{strips.map(({ endpoint }) => (
					<option key={endpoint} value={endpoint}>
						{builder.wordsOf(endpoint)}
					</option>
				))}
			</select>
		</label>
	);
}
