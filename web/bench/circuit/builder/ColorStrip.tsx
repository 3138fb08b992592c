import { type KeyboardEvent, useId } from "react";
import { m } from "#messages/generated/messages.js";
import { WIRE_COLORS, type WireColor } from "#simulator/circuit.ts";

const LABELS: Record<WireColor, () => string> = {
	red: m.build_color_red,
	black: m.build_color_black,
	yellow: m.build_color_yellow,
	green: m.build_color_green,
	blue: m.build_color_blue,
	orange: m.build_color_orange,
	white: m.build_color_white,
	purple: m.build_color_purple,
};
/** In the order of books: supplies first. */
const ORDER: readonly WireColor[] = WIRE_COLORS.toSorted((a, b) => rank(a) - rank(b));

interface ColorStripProps {
	value: WireColor | null;
	/** Offers to leave the choice to the wire's purpose. */
	automatic?: boolean;
	onChange: (color: WireColor | null) => void;
}

/** The colours of wires, side by side. */
export function ColorStrip({ value, automatic = false, onChange }: ColorStripProps) {
	const name = useId();
	const choices: (WireColor | null)[] = automatic ? [null, ...ORDER] : [...ORDER];

	/** Enter chooses too; the radio buttons' own keys are the arrows. */
	function handleKey(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === "Enter") event.currentTarget.click();
	}

	return (
		<fieldset aria-label={m.build_wire_color()} className="color-strip">
			{choices.map((color) => (
				<label key={color ?? "auto"} className="color-choice" title={color ? LABELS[color]() : m.build_wire_auto()}>
					<input
						type="radio"
						name={name}
						checked={value === color}
						onChange={() => onChange(color)}
						onKeyDown={handleKey}
						aria-label={color ? LABELS[color]() : m.build_wire_auto()}
					/>
					<span
						aria-hidden="true"
						style={color ? { background: `var(--wire-${color})` } : { background: "var(--wire-by-itself)" }}
					/>
				</label>
			))}
		</fieldset>
	);
}

function rank(color: WireColor): number {
	return ["black", "red", "yellow", "green", "blue", "orange", "purple", "white"].indexOf(color);
}
