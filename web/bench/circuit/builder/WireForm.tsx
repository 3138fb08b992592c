import { type FormEvent, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { BOARD_ID } from "#simulator/board/uno-pins.ts";
import type { WireColor } from "#simulator/circuit.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { CONTROL_CLASS, Field } from "#web/platform/ui/Field.tsx";
import { BuildPanel } from "./BuildPanel.tsx";
import { ColorStrip } from "./ColorStrip.tsx";
import { keyPoints } from "./key-points.ts";
import type { Builder } from "./use-building.ts";

interface WireFormProps {
	builder: Builder;
	/** The end that was just chosen, shown on the board. */
	onPointed: (endpoint: string | null) => void;
	onClose: () => void;
}

/** A wire by two choices from lists: for the keyboard, and for fingers on a small screen. */
export function WireForm({ builder, onPointed, onClose }: WireFormProps) {
	const [ends, setEnds] = useState({ from: "", to: "" });
	const [color, setColor] = useState<WireColor | null>(null);
	const first = useRef<HTMLSelectElement>(null);
	const groups = groupedPoints(builder);
	const ready = ends.from !== "" && ends.to !== "" && ends.from !== ends.to;

	function choose(end: "from" | "to", endpoint: string) {
		setEnds({ ...ends, [end]: endpoint });
		onPointed(endpoint || null);
	}

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		if (!ready) return;
		builder.wire(ends.from, ends.to, color ?? undefined);
		setEnds({ from: "", to: "" });
		onPointed(null);
		first.current?.focus();
	}

	return (
		<BuildPanel title={m.build_wire_title()} onClose={onClose}>
			<form onSubmit={handleSubmit} className="grid gap-3">
				{(["from", "to"] as const).map((end) => (
					<Field key={end} label={end === "from" ? m.build_wire_from() : m.build_wire_to()}>
						{(ties) => (
							<select
								{...ties}
								ref={end === "from" ? first : null}
								className={CONTROL_CLASS}
								value={ends[end]}
								onChange={(event) => choose(end, event.target.value)}
							>
								<option value="">{m.build_choose()}</option>
								{groups.map(({ name, points }) => (
									<optgroup key={name} label={name}>
										{points.map(({ endpoint, text }) => (
											<option key={endpoint} value={endpoint}>
												{text}
											</option>
										))}
									</optgroup>
								))}
							</select>
						)}
					</Field>
				))}
				<ColorStrip value={color} automatic onChange={setColor} />
				<Button type="submit" disabled={!ready}>
					{m.build_wire_draw()}
				</Button>
			</form>
		</BuildPanel>
	);
}

/** The points by part: the board first, then the parts in their order. */
function groupedPoints(builder: Builder) {
	const points = keyPoints(builder.scene);
	return [BOARD_ID, ...builder.circuit.parts.map(({ id }) => id)].flatMap((id) => {
		const own = points.filter(({ partId }) => partId === id);
		const named = own.map(({ endpoint }) => ({ endpoint, text: builder.textOf(endpoint) }));
		return own.length > 0 ? [{ name: builder.names.get(id) ?? id, points: named }] : [];
	});
}
